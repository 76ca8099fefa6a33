import { itemIcons } from '@pinge/contract/values/icons/item-icons.ts'
import { expect, it } from 'vitest'
import { findPictures } from './icon-words.ts'

const files = new Set(
  Object.keys(import.meta.glob('../../../public/img/*.webp')).map((path) =>
    path.replace(/^.*\/|\.webp$/g, ''),
  ),
)

it('has a file for every picture that an item may wear', () => {
  expect(itemIcons.filter((icon) => !files.has(icon))).toEqual([])
})

it('finds pictures by what they show and by what they may stand for', () => {
  expect(findPictures('举手').map(({ icon }) => icon)).toEqual(['raisedhand'])
  expect(findPictures(' 阅读 ').map(({ icon }) => icon)).toContain('books')
  expect(findPictures('')).toHaveLength(itemIcons.length)
  expect(findPictures('恐龙')).toEqual([])
})

it('calls no two pictures by the same name', () => {
  const names = findPictures('').map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
