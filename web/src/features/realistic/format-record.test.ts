import { describe, expect, it } from 'vitest'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import {
  formatMonthAndDay,
  formatReturns,
  formatStates,
  formatStudents,
  hasState,
  isTypical,
} from './format-record.ts'
import { countedRequest, isNarrowed, listRequest, noFilter } from './realistic-filter.ts'

const of = (...students: Parameters<typeof makeRealisticStudent>[0][]) =>
  makeRealisticBatch({ students: students.map(makeRealisticStudent) })

describe('what several pupils did together', () => {
  it('is named by the first and their number, and by the name of one alone', () => {
    expect(formatStudents(of({ username: '何婉清' }))).toBe('何婉清')
    expect(formatStudents(of({ username: '何婉清' }, { username: '李涛' }))).toContain('2 人')
  })

  it('has one state, or says how many have which', () => {
    expect(formatStates(of({ state: 'adopted' }, { state: 'adopted' }))).toBe('已采纳')
    expect(formatStates(of({ state: 'adopted' }, { state: 'pending' }, { state: 'adopted' }))).toBe(
      '2 人已采纳，1 人待审',
    )
  })

  it('tells each word of a return once, and whom it is for unless it is for all', () => {
    const returned = (username: string, word: string) => ({ username, word, state: 'returned' as const })
    const all = of(returned('何婉清', '请补照片'), returned('李涛', '请补照片'))
    const some = of(returned('何婉清', '请补照片'), returned('李涛', ''), {
      username: '陈梅',
      state: 'adopted',
      word: '好',
    })

    expect(formatReturns(all)).toEqual(['退回：请补照片'])
    expect(formatReturns(some)).toEqual(['退回（何婉清）：请补照片', '退回（李涛）'])
    expect(formatReturns(of({ state: 'adopted', word: '好' }))).toEqual([])
  })

  it('can be adopted while one of them waits, and is typical when all of them are', () => {
    const batch = of({ state: 'adopted', isTypical: true }, { state: 'pending' })

    expect([hasState(batch, 'pending'), hasState(batch, 'filed')]).toEqual([true, false])
    expect([isTypical(batch), isTypical(of({ isTypical: true }))]).toEqual([false, true])
  })
})

it.each([
  ['2026-03-04', '3 月 · 今天'],
  ['2026-03-01', '3 月 · 周日'],
  ['2025-12-31', '2025 年 12 月 · 周三'],
])('a day of the line is told beside the fourth of March: %s', (date, words) => {
  expect(formatMonthAndDay(date, '2026-03-04')).toBe(words)
})

describe('what the list is narrowed to', () => {
  it('asks for all of a class until something is chosen', () => {
    expect(listRequest('c1', undefined, noFilter)).toEqual({ classId: 'c1' })
    expect(isNarrowed(noFilter)).toBe(false)
    expect(isNarrowed({ ...noFilter, keyword: '菜地' })).toBe(true)
  })

  it('counts the states of all that is left without the state itself', () => {
    const filter = { ...noFilter, state: 'adopted' as const, type: 4 as const, studentId: 's1' }

    expect(listRequest('c1', '2026-1', filter)).toEqual({
      classId: 'c1',
      termKey: '2026-1',
      type: 4,
      studentId: 's1',
      state: 'adopted',
    })
    expect(countedRequest('c1', '2026-1', filter)).not.toHaveProperty('state')
  })

  it('asks for what goes into the print by its own mark', () => {
    expect(listRequest('c1', undefined, { ...noFilter, state: 'typical' })).toEqual({
      classId: 'c1',
      isTypical: true,
    })
  })
})
