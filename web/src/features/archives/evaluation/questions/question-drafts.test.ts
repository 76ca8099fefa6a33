import { starterQuestions } from '@pinge/contract/archives/evaluation.ts'
import { expect, it } from 'vitest'
import {
  draftsOf,
  mergeQuestions,
  questionProblem,
  usualQuestions,
  withNewQuestion,
} from './question-drafts.ts'

const stored = [
  { id: 'e-09', text: '我爱读书', type: 5 as const },
  { id: 'own', text: '我会做家务', type: 4 as const },
]

it('adds a question of the quality of the last one, under a key of its own', () => {
  const [, , third, fourth] = withNewQuestion(withNewQuestion(draftsOf(stored)))
  expect([third, fourth]).toEqual([
    { key: 'new1', text: '', type: 4 },
    { key: 'new2', text: '', type: 4 },
  ])
})

it('names what is missing, too long or written twice', () => {
  const drafts = [...draftsOf(stored), { key: 'new1', text: ' 我爱读书 ', type: 1 as const }]
  expect(drafts.map((draft) => questionProblem(draft, drafts))).toEqual([
    '“我爱读书”写了两次',
    '',
    '“我爱读书”写了两次',
  ])
  expect(questionProblem({ key: 'new2', text: '  ', type: 1 }, drafts)).toBe('请填写问题')
  expect(questionProblem({ key: 'new2', text: '问'.repeat(20), type: 1 }, drafts)).toBe('')
  expect(questionProblem({ key: 'new2', text: '𠮷'.repeat(20), type: 1 }, drafts)).toBe('')
  expect(questionProblem({ key: 'new2', text: '问'.repeat(21), type: 1 }, drafts)).toBe(
    '问题不能超过 20 个字',
  )
})

it('brings back the usual questions, of which those asked already keep their answers', () => {
  const usual = usualQuestions(stored)
  expect(usual.map(({ text }) => text)).toEqual(starterQuestions.map(({ text }) => text))
  expect(usual.filter(({ id }) => id !== undefined).map(({ id }) => id)).toEqual(['e-09'])
})

const withText = (id: string, text: string) =>
  draftsOf(stored).map((draft) => (draft.id === id ? { ...draft, text } : draft))

it('saves the questions that were edited, and leaves the others as another device has saved them meanwhile', () => {
  const drafts = [...withText('e-09', '我每天读书'), { key: 'new1', text: '我爱运动', type: 3 as const }]
  const byNow = [
    { id: 'e-09', text: '我爱读书', type: 4 as const },
    { id: 'own', text: '我在家帮忙', type: 4 as const },
    { id: 'sings', text: '我爱唱歌', type: 5 as const },
  ]

  expect(mergeQuestions(stored, drafts, byNow)).toEqual([
    { id: 'e-09', text: '我每天读书', type: 4 },
    { id: 'own', text: '我在家帮忙', type: 4 },
    { text: '我爱运动', type: 3 },
    { id: 'sings', text: '我爱唱歌', type: 5 },
  ])
})

it('asks no question again that another device took away, unless it was given other words here', () => {
  expect(mergeQuestions(stored, draftsOf(stored), [])).toEqual([])
  expect(mergeQuestions(stored, withText('own', '我会洗碗'), [])).toEqual([{ text: '我会洗碗', type: 4 }])
})
