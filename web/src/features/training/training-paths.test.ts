import { levelSizes } from '@pinge/contract/training/items.ts'
import { expect, it } from 'vitest'
import type { PlayedLevel } from './round/start-play.ts'
import { challengePath, gamePath, nextItem, pathFor, readPlayer } from './training-paths.ts'

const read = (query: string) => readPlayer(new URLSearchParams(query))

it('who plays stands in the address, and a pupil only with a class', () => {
  expect(pathFor('/pinge-activity', {})).toBe('/pinge-activity')
  expect(pathFor('/pinge-activity', { classId: 'c1', stuId: 's1' })).toBe(
    '/pinge-activity?classId=c1&stuId=s1',
  )
  expect([read(''), read('classId=c1'), read('classId=c1&stuId=s1'), read('stuId=s1')]).toEqual([
    {},
    { classId: 'c1' },
    { classId: 'c1', stuId: 's1' },
    {},
  ])
})

it('a level keeps whether it is today’s, and whether it is answered backwards', () => {
  expect(gamePath(1, {})).toBe('/pinge-activity/img')
  expect(gamePath(2, { classId: 'c1' }, { item: '2003', isDaily: true })).toBe(
    '/pinge-activity/symbol?classId=c1&item=2003&mode=daily',
  )
  expect(gamePath(3, {}, { item: '3004', isReversed: true })).toBe(
    '/pinge-activity/number?item=3004&reverse=1',
  )
  expect(challengePath({ classId: 'c1' })).toBe('/pinge-activity/challenge?classId=c1')
  expect(challengePath({ classId: 'c1', stuId: 's1' }, '1001')).toBe(
    '/pinge-activity/challenge?classId=c1&stuId=s1&item=1001',
  )
})

it('a level leads to the one after it, and the last to none', () => {
  const level = (at: number) => ({ type: 3, level: at, activityId: String(3_000 + at) }) as PlayedLevel

  expect(nextItem(level(1))).toBe('3002')
  expect(nextItem(level(levelSizes[3].length))).toBeNull()
})
