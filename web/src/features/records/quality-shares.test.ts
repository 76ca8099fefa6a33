import type { CommentRecord } from '@pinge/contract/records.ts'
import { expect, it } from 'vitest'
import { qualityShares } from './quality-shares.ts'

function makeRecord(said: Partial<CommentRecord>): CommentRecord {
  return {
    id: 'r',
    batchId: 'b',
    studentId: 's',
    studentName: '梅',
    teamId: null,
    teamName: null,
    itemName: '乐于助人',
    icon: 'hug',
    type: 2,
    score: 2,
    kind: 'praise',
    remark: '',
    teacherName: '王老师',
    createdAt: 0,
    isUndone: false,
    canUndo: true,
    ...said,
  }
}

it('adds up the praise of each quality, and measures the bars by the largest', () => {
  const shares = qualityShares([makeRecord({}), makeRecord({}), makeRecord({ type: 1, score: 1 })])

  expect(shares.map(({ tab, points, share }) => [tab, points, share])).toEqual([
    ['学业', 1, 0.25],
    ['习惯', 4, 1],
    ['健康', 0, 0],
    ['实践', 0, 0],
    ['审美', 0, 0],
  ])
})

it('leaves out what was undone, reminders, and rows that are no comments', () => {
  const shares = qualityShares([
    makeRecord({ isUndone: true }),
    makeRecord({ kind: 'undo', score: -2 }),
    makeRecord({ kind: 'reminder', score: -1 }),
    makeRecord({ kind: 'reset', type: null, score: -9 }),
  ])

  expect(shares.every(({ points, share }) => points === 0 && share === 0)).toBe(true)
})
