import { expect, it } from 'vitest'
import { startWords, wordsToSend, type HandedPupil, type HandedRead } from './own-words.ts'

it('sends what the child wrote, and nothing that the teacher wrote there and may be changing', () => {
  const pupil: HandedPupil = {
    studentId: 'mei',
    username: '陈梅',
    header: '1',
    answers: [{ questionId: 'q1', value: 2 }],
    progress: '字写得更好了',
    goal: '',
  }
  const form: HandedRead = {
    scale: 'smile',
    questions: [{ id: 'q1', text: '我爱读书', type: 5 }],
    pupil,
    left: 1,
  }
  const words = { ...startWords(form, pupil), goal: '每天跳绳' }

  expect(wordsToSend(words, form, pupil)).toEqual({ answers: [], goal: '每天跳绳' })
})
