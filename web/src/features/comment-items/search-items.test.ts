import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { expect, it } from 'vitest'
import { searchItems } from './search-items.ts'

const item = (type: 1 | 2 | 3, name: string) => ({ type, name }) as ItemSetting
const items = [item(1, '主动帮同学'), item(1, '书写工整'), item(2, '帮助他人'), item(3, '跑操认真')]

it('finds the items of the open type, and says where else there are some', () => {
  expect(searchItems(items, 1, ' 帮 ')).toEqual({ tab: '学业', here: 1, elsewhere: '习惯' })
  expect(searchItems(items, 3, '帮')).toEqual({ tab: '健康', here: 0, elsewhere: '学业、习惯' })
})

it('means all where nothing is typed', () => {
  expect(searchItems(items, 1, '').here).toBe(2)
})
