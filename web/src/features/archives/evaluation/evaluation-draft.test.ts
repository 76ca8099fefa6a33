import { expect, it } from 'vitest'
import { changesOf, collisions, draftOf, rebased, savedAs, type Evaluation } from './evaluation-draft.ts'

const stored: Evaluation = {
  studentId: 's1',
  username: '陈梅',
  header: '1',
  scale: 'smile',
  questions: [
    { id: 'q1', text: '我爱读书', type: 5 },
    { id: 'q2', text: '我会做家务', type: 4 },
  ],
  answers: [{ questionId: 'q1', value: 3 }],
  progress: '敢举手了',
  goal: '',
  peer: '',
  family: '',
  reply: '',
  version: 2,
}

it('sends nothing where nothing was changed', () => {
  expect(changesOf(draftOf(stored), stored)).toBeNull()
})

it('sends only what was changed, and an answer that was taken away as none', () => {
  const draft = { ...draftOf(stored), answers: { q1: null, q2: 2 }, goal: '每天跳绳' }
  expect(changesOf(draft, stored)).toEqual({
    answers: [
      { questionId: 'q1', value: null },
      { questionId: 'q2', value: 2 },
    ],
    goal: '每天跳绳',
  })
})

it('sends what is asked by now alone, and stars as the smile that they count as', () => {
  const inStars: Evaluation = { ...stored, scale: 'star' }
  const draft = { ...draftOf(inStars), answers: { q1: 5, q2: 4 } }
  const now = { scale: 'smile' as const, questions: stored.questions.slice(1) }
  expect(changesOf(draft, inStars, now)).toEqual({ answers: [{ questionId: 'q2', value: 3 }] })
})

it('keeps what was written here and takes everything else from a colleague who saved meanwhile', () => {
  const draft = { ...draftOf(stored), goal: '每天跳绳' }
  const now = { ...stored, reply: '老师看见了', answers: [{ questionId: 'q2', value: 1 }], version: 3 }
  const merged = rebased(draft, stored, now)
  expect(merged).toMatchObject({ goal: '每天跳绳', reply: '老师看见了', answers: { q1: null, q2: 1 } })
  expect(collisions(draft, stored, now)).toEqual([])
  expect(collisions(draft, stored, { ...now, goal: '多读书' })).toEqual(['goal'])
})

it('has nothing left to send once it was saved', () => {
  const draft = { ...draftOf(stored), answers: { q1: 1, q2: null }, goal: '每天跳绳' }
  expect(changesOf(draft, savedAs(stored, draft, 3))).toBeNull()
})

it('sends words without answers, and the best answer to what was not answered before', () => {
  const { answers } = draftOf(stored)
  expect(changesOf({ ...draftOf(stored), goal: '每天跳绳' }, stored)).toEqual({
    answers: [],
    goal: '每天跳绳',
  })
  expect(changesOf({ ...draftOf(stored), answers: { ...answers, q2: 3 } }, stored)).toEqual({
    answers: [{ questionId: 'q2', value: 3 }],
  })
})
