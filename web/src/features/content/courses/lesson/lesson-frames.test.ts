import { expect, it } from 'vitest'
import { framesOf, sizeOf, startOf } from './lesson-frames.ts'

const step = (name: string, slides: string[], questions: string[]) => ({
  name,
  minutes: 5,
  teacher: '',
  slides: slides.map((title) => ({ title, lines: [], picture: null })),
  questions,
  timerMinutes: null,
})

it('a lesson shows the slides of a step, then its questions, then the next step', () => {
  const frames = framesOf({
    steps: [step('导入', ['一', '二'], []), step('反思', ['三'], ['为什么？', '怎么办？'])],
  })
  expect(frames.map((frame) => (frame.kind === 'slide' ? frame.title : frame.question))).toEqual([
    '一',
    '二',
    '三',
    '为什么？',
    '怎么办？',
  ])
  expect([0, 1, 9].map((at) => startOf(frames, at))).toEqual([0, 2, 0])
  expect(frames.at(-1)).toMatchObject({ number: 2, count: 2 })
})

it('a long question stands smaller, so that two lines hold it', () => {
  const sizes = [4, 22, 23, 44, 45].map((letters) => sizeOf('长'.repeat(letters)))
  expect(sizes).toEqual(['huge', 'huge', 'large', 'large', 'plain'])
})
