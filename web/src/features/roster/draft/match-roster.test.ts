import { expect, it } from 'vitest'
import { makeClassmate, makeRosterText } from '../../../../test/make/roster.ts'
import { matchRoster } from './match-roster.ts'

const hao = makeClassmate({ id: 'hao', stuNo: '7' })
const mei = makeClassmate({ id: 'mei', username: '李梅' })

function meant(rows: Parameters<typeof makeRosterText>[0][], classmates = [hao, mei]) {
  return matchRoster(rows.map(makeRosterText), classmates).map(
    ({ classmate, problem }) => classmate?.id ?? problem,
  )
}

it('finds a pupil by the number first, and by the name where there is none', () => {
  expect(meant([{ stuNo: '7' }, { username: '李梅' }, { username: '李梅', stuNo: '8' }])).toEqual([
    'hao',
    'mei',
    '',
  ])
  expect(meant([{}, { username: '周诗语' }])).toEqual(['hao', ''])
})

it('knows a mended name by the number', () => {
  const [match] = matchRoster([makeRosterText({ username: '王皓然', stuNo: '7' })], [hao, mei])

  expect(match).toMatchObject({ classmate: { id: 'hao' }, isRenamed: true })
})

it('does not take one child for another when number and name belong to two', () => {
  expect(meant([{ username: '李梅', stuNo: '7' }])).toEqual(['学号是班里王浩然的，请核对姓名和学号'])
})

it('asks whether a known name with a new number is another child', () => {
  const [match] = matchRoster([makeRosterText({ stuNo: '9' })], [hao])

  expect(match).toMatchObject({ classmate: { id: 'hao' }, mayBeAnother: true })
})

it('takes no pupil of the class for two rows', () => {
  expect(meant([{ stuNo: '8' }, { stuNo: '7' }])).toEqual(['', 'hao'])
})

it('takes a third number for a third child where two have the name', () => {
  const twins = [makeClassmate({ id: 'a', stuNo: '1' }), makeClassmate({ id: 'b', stuNo: '2' })]

  expect(meant([{ stuNo: '3' }], twins)).toEqual([''])
})

it('does not guess between two of one name', () => {
  const twins = [makeClassmate({ id: 'a' }), makeClassmate({ id: 'b' })]

  expect(meant([{}], twins)).toEqual(['班里有 2 位王浩然，分不清是哪一位，请填写学号'])
})
