import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import { expect, it } from 'vitest'
import { inOrder, itemsOfColumn, orderAfterMove, formatRestore, withChanged } from './item-columns.ts'

const make = (id: string, more: Partial<ItemSetting> = {}): ItemSetting => ({
  id,
  type: 1,
  name: id,
  score: 1,
  icon: 'star',
  isCustom: false,
  isHidden: false,
  uses: 0,
  ...more,
})
const items = [
  make('a'),
  make('b'),
  make('c'),
  make('x', { score: -1 }),
  make('y', { score: -2 }),
  make('other', { type: 2 }),
]
const ids = (list: readonly ItemSetting[]) => list.map(({ id }) => id)

it('puts praises and reminders of a type into columns', () => {
  expect(ids(itemsOfColumn(items, 1, 'praise'))).toEqual(['a', 'b', 'c'])
  expect(ids(itemsOfColumn(items, 1, 'reminder'))).toEqual(['x', 'y'])
})

it('moves an item inside its own column', () => {
  expect(orderAfterMove(items, 1, 'c', 0)).toEqual(['c', 'a', 'b', 'x', 'y'])
  expect(orderAfterMove(items, 1, 'x', 1)).toEqual(['a', 'b', 'c', 'y', 'x'])
})

it('draws a new order and leaves the other types alone', () => {
  expect(ids(inOrder(items, ['c', 'a', 'b', 'y', 'x']))).toEqual(['c', 'a', 'b', 'y', 'x', 'other'])
})

it('changes one item', () => {
  expect(withChanged(items, 'b', { isHidden: true })[1]).toMatchObject({ id: 'b', isHidden: true })
})

it('says what a restore brings back and what stays', () => {
  expect(formatRestore([...items, make('own', { isCustom: true })], 1)).toBe(
    '5 个系统点评项都已启用，全部回到最初的顺序。你添加的 1 个点评项保留，排在后面。给过的点评不变。',
  )
  expect(formatRestore(withChanged(items, 'a', { isHidden: true }), 1)).toBe(
    '停用的 1 个系统点评项重新启用，全部回到最初的顺序。给过的点评不变。',
  )
})
