import { describe, expect, it } from 'vitest'
import { makeItem } from '../../../../test/make/comment.ts'
import { itemsOfType, recommendItems, rememberItem, type RecentItem } from './recent-items.ts'

const ids = (items: readonly { id: string }[]) => items.map((item) => item.id)

describe('what a teacher used last', () => {
  it('stands in front, and once only', () => {
    const recent = rememberItem(
      [
        { type: 1, id: 'speak' },
        { type: 2, id: 'help' },
      ],
      { type: 2, id: 'help' },
    )

    expect(ids(recent)).toEqual(['help', 'speak'])
  })

  it('is kept to nine of a type, and the other types stay as they were', () => {
    const ten = Array.from({ length: 10 }, (_, i): RecentItem => ({ type: 1, id: `item${i}` }))
    const recent = ten.reduce<RecentItem[]>(rememberItem, [{ type: 5, id: 'song' }])

    expect(ids(recent)).toEqual([
      'item9',
      'item8',
      'item7',
      'item6',
      'item5',
      'item4',
      'item3',
      'item2',
      'item1',
      'song',
    ])
  })

  it('keeps no more of the item than its type and id', () => {
    expect(rememberItem([], makeItem({ id: 'speak', type: 1 }))).toEqual([{ type: 1, id: 'speak' }])
  })
})

describe('the items of a type', () => {
  it('begin with those used last, newest first, and go on in their own order', () => {
    const items = ['a', 'b', 'c', 'd'].map((id) => makeItem({ id, type: 2 }))
    const recent: RecentItem[] = [
      { type: 2, id: 'd' },
      { type: 1, id: 'other' },
      { type: 2, id: 'b' },
    ]

    expect(ids(itemsOfType([...items, makeItem({ id: 'other', type: 1 })], recent, 2))).toEqual([
      'd',
      'b',
      'a',
      'c',
    ])
  })
})

describe('what is offered first', () => {
  const items = [
    makeItem({ id: 'speak', type: 1 }),
    makeItem({ id: 'listen', type: 1 }),
    makeItem({ id: 'late', type: 2, score: -1 }),
    makeItem({ id: 'help', type: 2, score: 2 }),
    makeItem({ id: 'sing', type: 5 }),
  ]

  it('is one praise of each type in turn for a teacher who has used none yet', () => {
    expect(ids(recommendItems(items, [], 4))).toEqual(['speak', 'help', 'sing', 'listen'])
    expect(ids(recommendItems(items.toReversed(), [], 4))).toEqual(['listen', 'help', 'sing', 'speak'])
  })

  it('is what was used last, a reminder too, and then the rest', () => {
    const recent: RecentItem[] = [
      { type: 2, id: 'late' },
      { type: 1, id: 'listen' },
      { type: 1, id: 'deleted' },
    ]

    expect(ids(recommendItems(items, recent, 3))).toEqual(['late', 'listen', 'speak'])
  })
})
