import { expect, it } from 'vitest'
import { helpGroups } from './questions.ts'
import { searchHelp } from './search-help.ts'

const found = (typed: string) =>
  searchHelp(helpGroups, typed).flatMap(({ questions }) => questions.map(({ id }) => id))

it('answers at least twenty questions, each under an address of its own', () => {
  const ids = found('')

  expect(ids.length).toBeGreaterThanOrEqual(20)
  expect(new Set(ids).size).toBe(ids.length)
})

it('finds a question by words of its answer as well, all of them', () => {
  expect(found('班级号')).toContain('colleague')
  expect(found('撤销 8')).toContain('undo')
  expect(searchHelp(helpGroups, '没有这样的词')).toEqual([])
})
