import * as courses from '@pinge/contract/content/courses.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { mediaDetail } from '@pinge/contract/content/videos.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeCourse, makeFile, makeMedia, makePage } from '../../../test/make/content.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const collection: DataOf<typeof courses.collectionDetail> = {
  id: 'honest',
  name: '诚信资源包',
  cover: '/content/honest.webp',
  total: 3,
  sample: false,
  intro: '故事、卡片和短片',
  qualityType: 2,
  grades: ['low'],
  theme: '诚信',
  counts: { video: 1, audio: 0, doc: 2, image: 0, other: 0 },
}
const {
  intro: _intro,
  qualityType: _type,
  grades: _grades,
  theme: _theme,
  counts: _counts,
  ...card
} = collection
const film = makeCourse({ categoryId: 3, collectionId: 'honest', id: 'film', title: '狼来了', vid: 'v-1' })
const sheet = makeCourse({
  categoryId: 3,
  collectionId: 'honest',
  id: 'sheet',
  title: '诺言卡',
  file: makeFile({ name: '诺言卡.pdf' }),
})

beforeEach(() => {
  server.answer(courses.collectionList, [card, { ...card, id: 'brave', name: '勇敢资源包', total: 5 }])
  server.answer(courses.collectionDetail, ({ id }) => ({ ...collection, id }))
  server.answer(courses.courseList, makePage([film, sheet]))
  server.answer(mediaDetail, ({ vid }) => makeMedia({ vid }))
})

const asked = () => server.requests(courses.courseList).at(-1)

it('a collection shows what it holds by kind, of which those that are none are not offered', async () => {
  const user = await openScreen('/resource-course/honest')
  const kinds = within(await screen.findByRole('group', { name: '种类' }))
  expect(kinds.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '全部 3',
    '视频 1',
    '文档 2',
  ])
  await user.click(kinds.getByRole('button', { name: '文档 2' }))

  await waitFor(() => expect(asked()).toMatchObject({ collectionId: 'honest', fileType: 'doc' }))
  expect(address()).toBe('/resource-course/honest?fileType=doc')
})

it('a film of a collection plays above it, and a file is opened or saved', async () => {
  const user = await openScreen('/resource-course/honest')
  await screen.findByRole('button', { name: '下载诺言卡.pdf' })
  await user.click(screen.getByRole('button', { name: '播放狼来了' }))
  const dialog = within(await screen.findByRole('dialog', { name: '狼来了' }))

  expect((await dialog.findByLabelText('狼来了')).getAttribute('src')).toBe('/media/first')
})

it('another collection begins without the filters of this one', async () => {
  const user = await openScreen('/resource-course/honest?fileType=doc&keyword=卡')
  const all = within(await screen.findByRole('navigation', { name: '资源包' }))
  expect((await all.findByRole('link', { current: 'page' })).textContent).toContain('诚信资源包')
  await user.click(all.getByRole('link', { name: /勇敢资源包/u }))

  await waitFor(() =>
    expect(asked()).toEqual({ categoryId: 3, collectionId: 'brave', pageNum: 1, pageSize: 20 }),
  )
})

it('a large collection is walked through page by page', async () => {
  server.answer(courses.courseList, { ...makePage([film, sheet]), total: 130 })
  const user = await openScreen('/resource-course/honest')
  const pager = await screen.findByRole('navigation', { name: '页' })
  expect(pager.textContent).toBe('第 1 页，共 7 页')
  await user.click(screen.getByRole('button', { name: '下一页' }))

  await waitFor(() => expect(asked()).toMatchObject({ collectionId: 'honest', pageNum: 2 }))
  expect(address()).toBe('/resource-course/honest?page=2')
})

it('a word that finds nothing says so, and the collection stays', async () => {
  server.answer(courses.courseList, makePage<courses.CourseItem>([]))
  await openScreen('/resource-course/honest?keyword=恐龙')

  await screen.findByText('没有找到“恐龙”')
  screen.getByRole('heading', { name: '诚信资源包' })
})

it('a collection that is gone says so, and leads to the others', async () => {
  server.refuse(courses.collectionDetail, 'contentNotFound')
  await openScreen('/resource-course/gone')

  await screen.findByText('该资源包不存在或已下架')
  screen.getByRole('link', { name: /勇敢资源包/u })
})

it('a collection whose answer does not come is not called gone, and is asked for again', async () => {
  holdClock()
  server.fail(courses.collectionDetail)
  const user = await openScreen('/resource-course/honest')
  await pass(2_000)
  const told = within(await screen.findByRole('alert'))
  expect(screen.queryByText('该资源包不存在或已下架')).toBeNull()
  server.answer(courses.collectionDetail, collection)
  await user.click(told.getByRole('button', { name: '再试一次' }))

  await screen.findByRole('heading', { name: '诚信资源包' })
})

it('a collection that a busy server cannot answer for is not called gone either', async () => {
  server.refuse(courses.collectionDetail, 'serviceBusy')
  await openScreen('/resource-course/honest')

  await screen.findByText('没有加载出来')
  expect(screen.queryByText('该资源包不存在或已下架')).toBeNull()
})
