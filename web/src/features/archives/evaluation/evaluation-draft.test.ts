import { expect, it } from 'vitest'
import { changesOf, draftOf, type Evaluation } from './evaluation-draft.ts'

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
