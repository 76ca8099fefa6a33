import { expect, it } from 'vitest'
import { makeBatch, makeRecord } from '../../../test/make/record.ts'
import { undoOfBatch, undoOfRecord } from './format-undo.ts'

const now = Date.parse('2026-11-23T20:00:00+08:00')
const createdAt = Date.parse('2026-11-23T19:26:00+08:00')
const item = { itemName: '课前预习', score: 1, createdAt }

it('says when, how many and what, and names some of them', () => {
  const names = { studentNames: ['安然', '陈一诺', '丁当'], studentCount: 57 }

  expect(undoOfBatch(makeBatch({ ...item, ...names }), now).description).toBe(
    '将撤销 19:26 给 57 名学生的“课前预习 +1”，包括安然、陈一诺、丁当等。记录仍会保留，标为“已撤销”。',
  )
})

it('says the whole class of a comment that all got', () => {
  const whole = makeBatch({ ...item, studentNames: ['安然'], studentCount: 57, isWholeClass: true })

  expect(undoOfBatch(whole, now).description).toBe(
    '将撤销 19:26 给全班 57 名学生的“课前预习 +1”。记录仍会保留，标为“已撤销”。',
  )
})

it('names a few by their names, and teams with the number of their pupils', () => {
  const few = makeBatch({ ...item, studentNames: ['安然', '丁当'], studentCount: 2 })
  const team = makeBatch({ ...item, teamNames: ['火箭队'], teamCount: 1, studentCount: 6 })

  expect(undoOfBatch(few, now).description).toContain('将撤销 19:26 给安然、丁当的“课前预习 +1”。')
  expect(undoOfBatch(team, now + 86_400_000).description).toContain(
    '将撤销 昨天 19:26 给火箭队（6 名学生）的“课前预习 +1”。',
  )
})

it('of one pupil says that the others keep theirs, and asks for that part alone', () => {
  const undo = undoOfRecord(makeRecord({ ...item, batchId: 'b1', studentId: 's2', studentName: '安然' }), now)

  expect(undo).toMatchObject({ batchId: 'b1', studentIds: ['s2'] })
  expect(undo.description).toContain('给安然的“课前预习 +1”，同一次点评的其他学生不受影响。')
})

it('calls an exchange and a reset by their own names', () => {
  const exchange = makeRecord({
    ...item,
    kind: 'exchange',
    itemName: '贴纸',
    score: -10,
    studentName: '安然',
  })
  const undo = undoOfRecord(exchange, now)

  expect(undo.action).toBe('兑换')
  expect(undo.description).toContain('同一次兑换的其他学生不受影响。')
  expect(undoOfBatch(makeBatch({ ...item, kind: 'reset' }), now).action).toBe('清零')
  expect(undoOfBatch(makeBatch({ ...item, kind: 'praise' }), now).action).toBe('点评')
})
