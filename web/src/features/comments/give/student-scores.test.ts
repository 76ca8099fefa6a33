import type { Student } from '@pinge/contract/students.ts'
import { expect, it } from 'vitest'
import { makeItem } from '../../../../test/make/comment.ts'
import { makeStudent } from '../../../../test/make/student.ts'
import { addPoints, firstOfToday, takeBackPoints, takeOverTotals } from './student-scores.ts'

const mei = makeStudent({ id: 'mei', username: '梅', stuScore: 5, redeemScore: 7, todayTypes: [2] })
const tao = { ...mei, id: 'tao', username: '陶' }

it('shows a praise at once, in both totals and as the quality of today', () => {
  const [praised] = addPoints([mei, tao], new Set(['mei']), makeItem({ id: 'speak', type: 1, score: 2 }))

  expect(praised).toEqual({ ...mei, stuScore: 7, redeemScore: 9, todayTypes: [1, 2] })
})

it('shows a quality once, however often it was praised today', () => {
  const [praised] = addPoints([mei], new Set(['mei']), makeItem({ id: 'help', type: 2 }))

  expect(praised?.todayTypes).toEqual([2])
})

it('takes a reminder from the score and leaves what was earned', () => {
  const [reminded] = addPoints([mei], new Set(['mei']), makeItem({ id: 'late', type: 2, score: -1 }))

  expect(reminded).toEqual({ ...mei, stuScore: 4, todayReminders: -1 })
})

it('does not touch the others, so that their cards are not drawn again', () => {
  const [, other] = addPoints([mei, tao], new Set(['mei']), makeItem({ id: 'speak' }))

  expect(other).toBe(tao)
})

it('takes over what the server says, and keeps those of whom it said nothing new', () => {
  const [changed, same] = takeOverTotals(
    [mei, tao],
    [
      { id: 'mei', stuScore: 9, redeemScore: 9 },
      { id: 'tao', stuScore: 5, redeemScore: 7 },
    ],
    'given',
  )

  expect(changed).toEqual({ ...mei, stuScore: 9, redeemScore: 9 })
  expect(same).toBe(tao)
})

it('takes a refused comment off again and leaves every pupil as before', () => {
  const ids = new Set(['mei', 'tao'])
  for (const item of [
    makeItem({ id: 'speak', type: 1, score: 2 }),
    makeItem({ id: 'help', type: 2, score: 2 }),
    makeItem({ id: 'late', type: 2, score: -1 }),
  ]) {
    const drawn = addPoints([mei, tao], ids, item)

    expect(takeBackPoints(drawn, ids, item, firstOfToday([mei, tao], ids, item))).toEqual([mei, tao])
  }
})

it('takes off only its own points when another comment was drawn meanwhile', () => {
  const ids = new Set(['mei'])
  const refused = makeItem({ id: 'speak', type: 1, score: 2 })
  const other = makeItem({ id: 'sing', type: 5, score: 1 })
  const drawn = addPoints(addPoints([mei], ids, refused), ids, other)

  expect(takeBackPoints(drawn, ids, refused, firstOfToday([mei], ids, refused))).toEqual(
    addPoints([mei], ids, other),
  )
})

it('counts what reminders took today, given or taken back on any device, until a reset', () => {
  const toldOf =
    (stuScore: number, change: 'given' | 'undone' | 'scores') => (students: readonly Student[]) =>
      takeOverTotals(students, [{ id: 'mei', stuScore, redeemScore: 7 }], change)
  const told = [toldOf(3, 'given'), toldOf(4, 'given'), toldOf(6, 'undone'), toldOf(5, 'undone')]
  const takenAfter = (count: number) =>
    told.slice(0, count).reduce<readonly Student[]>((students, tell) => tell(students), [mei])[0]
      ?.todayReminders ?? 0

  expect([1, 2, 3, 4].map(takenAfter)).toEqual([-2, -2, 0, 0])
  const [reset] = toldOf(0, 'scores')(toldOf(3, 'given')([mei]))
  expect(reset?.todayReminders ?? 0).toBe(0)
})
