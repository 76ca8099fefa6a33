import { expect, it } from 'vitest'
import { pupilOptions } from './pupil-options.ts'

it('calls two children of one name by their numbers too, and no other child', () => {
  const pupils = [
    { id: 'a', username: '王海燕', stuNo: '04' },
    { id: 'b', username: '王海燕', stuNo: '' },
    { id: 'c', username: '王浩然', stuNo: '06' },
  ]
  expect(pupilOptions(pupils).map(({ label }) => label)).toEqual(['王海燕 04', '王海燕', '王浩然'])
})
