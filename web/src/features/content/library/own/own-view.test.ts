import { expect, it } from 'vitest'
import { makeOwnFile } from '../../../../../test/make/content.ts'
import { scopeOf } from './own-scope.ts'
import { foldersFor, shownIn, wayTo } from './own-view.ts'

const folder = (id: string, parentId: string | null) => ({ id, parentId, name: id })
const folders = [
  folder('三年级', null),
  folder('语文', '三年级'),
  folder('诗', '语文'),
  folder('家长会', null),
]
const file = (name: string, size: number, folderId: string | null = null) =>
  makeOwnFile({ id: name, name, size, folderId })
const files = [file('乙.pdf', 1), file('甲.pdf', 2), file('诗.pdf', 3, '语文')]
const view = { scope: 'mine' as const, folderId: '', keyword: '', sort: '', page: 1 }
const names = (seen: ReturnType<typeof shownIn>) => [...seen.folders, ...seen.files].map(({ name }) => name)

it('a folder shows what lies in it, and a word finds in all folders', () => {
  expect(names(shownIn({ folders, files }, view))).toEqual(['三年级', '家长会', '乙.pdf', '甲.pdf'])
  expect(names(shownIn({ folders, files }, { ...view, folderId: '语文' }))).toEqual(['诗', '诗.pdf'])
  expect(names(shownIn({ folders, files }, { ...view, keyword: '诗' }))).toEqual(['诗', '诗.pdf'])
  expect(names(shownIn({ folders, files }, { ...view, keyword: '诗.ＰＤＦ' }))).toEqual(['诗.pdf'])
})

it('an address of a folder that is gone shows the top, where files are put that are uploaded now', () => {
  expect(names(shownIn({ folders, files }, { ...view, folderId: 'gone' }))).toEqual(
    names(shownIn({ folders, files }, view)),
  )
})

it('files stand in the order that was chosen', () => {
  expect(names(shownIn({ folders: [], files }, { ...view, sort: 'name' }))).toEqual(['甲.pdf', '乙.pdf'])
  expect(names(shownIn({ folders: [], files }, { ...view, sort: 'size' }))).toEqual(['甲.pdf', '乙.pdf'])
})

it('the second lesson stands before the tenth one', () => {
  const lessons = [file('第10课.pptx', 1), file('第2课.pptx', 2)]

  expect(names(shownIn({ folders: [], files: lessons }, { ...view, sort: 'name' }))).toEqual([
    '第2课.pptx',
    '第10课.pptx',
  ])
})

it('the way to a folder begins at the top, and no folder is moved into itself', () => {
  expect(wayTo(folders, '诗').map(({ id }) => id)).toEqual(['三年级', '语文', '诗'])
  expect(wayTo(folders, 'gone')).toEqual([])
  expect(foldersFor(folders, '语文').map(({ id }) => id)).toEqual(['三年级', '家长会'])
})

it('an address that names no list shows the own files', () => {
  expect(['shared', 'removed', '', 'all'].map(scopeOf)).toEqual(['shared', 'removed', 'mine', 'mine'])
})
