import { expect, it } from 'vitest'
import { draftOf, emptyDraft, itemOf, nameProblem } from './item-form.ts'

it('gives a reminder its minus', () => {
  expect(itemOf({ ...emptyDraft(2, 'reminder'), name: ' 忘带红领巾 ', points: 3 })).toEqual({
    name: '忘带红领巾',
    type: 2,
    score: -3,
    icon: 'star',
  })
})

it('shows an item as it was written', () => {
  const item = {
    id: 'a',
    name: '守时',
    type: 1,
    score: -2,
    icon: 'key',
    isCustom: true,
    isHidden: false,
    uses: 0,
  } as const

  expect(draftOf(item)).toEqual({ name: '守时', type: 1, kind: 'reminder', points: 2, icon: 'key' })
})

it('asks for a name of at most ten characters, spaces around it not counted', () => {
  expect(nameProblem('  ')).toBe('请写上点评项的名称')
  expect(nameProblem(' 一二三四五六七八九十 ')).toBeUndefined()
  expect(nameProblem('一二三四五六七八九十一')).toBe('最多 10 个字')
})
