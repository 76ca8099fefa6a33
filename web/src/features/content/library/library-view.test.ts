import { expect, it } from 'vitest'
import { requestOf } from './library-view.ts'

const nothing = { folderId: '', scope: '', keyword: '', fileType: '', sort: '', page: 1 }

it('asks for all files until a folder, a kind or a word is chosen', () => {
  expect(requestOf(nothing)).toEqual({ pageNum: 1, pageSize: 20 })
  expect(
    requestOf({ ...nothing, folderId: 'cards', fileType: 'doc', keyword: '任务', sort: 'name', page: 2 }),
  ).toEqual({
    folderId: 'cards',
    fileType: 'doc',
    keyword: '任务',
    sort: 'name',
    pageNum: 2,
    pageSize: 20,
  })
})

it('leaves out of an address what is no folder, kind or order', () => {
  expect(requestOf({ ...nothing, folderId: '../x', fileType: 'exe', sort: 'best', scope: 'mine' })).toEqual({
    pageNum: 1,
    pageSize: 20,
  })
})

it('favourites and recent files are not narrowed to a folder', () => {
  expect(requestOf({ ...nothing, folderId: 'cards', scope: 'favorite' })).toMatchObject({ scope: 'favorite' })
  expect(requestOf({ ...nothing, folderId: 'cards', scope: 'favorite' })).not.toHaveProperty('folderId')
})
