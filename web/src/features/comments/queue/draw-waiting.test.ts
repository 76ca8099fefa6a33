import { expect, it } from 'vitest'
import { drawWaiting } from './draw-waiting.ts'
import { makeGivenComment } from '../../../../test/make/comment.ts'
import { makeStudent } from '../../../../test/make/student.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

const mei = makeStudent({ id: 'mei', username: '梅', stuScore: 3, redeemScore: 3 })

function waits(said: Partial<WaitingComment>): WaitingComment {
  const comment = makeGivenComment({ students: [mei] })
  return { userId: 'wang', classId: 'c1', comment, isUndone: false, isUnderWay: false, writtenAt: 0, ...said }
}

it('draws what waits over what the server has told', () => {
  expect(drawWaiting([mei], [waits({}), waits({})], 'c1')).toMatchObject([{ stuScore: 7, todayTypes: [2] }])
})

it('draws nothing of another class, of what was taken back, or of what the teacher is asked about', () => {
  const students = [mei]

  const others = [waits({ classId: 'c2' }), waits({ isUndone: true }), waits({ goneNames: ['涛'] })]
  expect(drawWaiting(students, others, 'c1')).toBe(students)
})
