import { expect, it } from 'vitest'
import { makeFreeComment, wireItem } from './free-comment.ts'
import { makeItem } from '../../../../test/make/comment.ts'

it('is sent by its words, points and type, an item by its id', () => {
  const free = makeFreeComment({ text: ' 帮同学系鞋带 ', points: 3, type: 2 })

  expect(wireItem(free)).toEqual({ name: '帮同学系鞋带', score: 3, type: 2 })
  expect(wireItem(makeItem({ id: 's1-01' }))).toEqual({ itemId: 's1-01' })
})

it('is drawn as the server will keep it: without signs that are not seen or that turn what follows', () => {
  expect(makeFreeComment({ text: '\u202eabc好', points: 1, type: 2 }).name).toBe('abc好')
  expect(makeFreeComment({ text: '\u200b \u2060', points: 1, type: 2 }).name).toBe('')
})
