import { expect, it } from 'vitest'
import { callApart, tellApart } from './tell-apart.ts'

it('adds the number to the name of those who share it and to no other', () => {
  const all = [
    { name: '王海燕', number: '04' },
    { name: '王海燕', number: '11' },
    { name: '王浩然', number: '06' },
  ]

  expect(all.map(tellApart(all))).toEqual(['王海燕 04', '王海燕 11', '王浩然'])
})

it('leaves one without a number with the name alone, also beside a namesake', () => {
  const all = [
    { name: '王海燕', number: '04' },
    { name: '王海燕', number: '' },
  ]

  expect(all.map(tellApart(all))).toEqual(['王海燕 04', '王海燕'])
})

it('gives every pupil back in the order given, and changes the name alone', () => {
  const pupils = [
    { id: 'a', username: '王海燕', stuNo: '04', stuScore: 3 },
    { id: 'b', username: '王浩然', stuNo: '06', stuScore: 5 },
    { id: 'c', username: '王海燕', stuNo: '11', stuScore: 1 },
  ]

  expect(callApart(pupils)).toEqual([
    { ...pupils[0], username: '王海燕 04' },
    pupils[1],
    { ...pupils[2], username: '王海燕 11' },
  ])
})
