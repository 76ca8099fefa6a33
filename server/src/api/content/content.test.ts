import * as courses from '@pinge/contract/content/courses.ts'
import * as home from '@pinge/contract/content/home.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import * as library from '@pinge/contract/content/library.ts'
import { Manifest } from '@pinge/contract/content/manifest.ts'
import * as stories from '@pinge/contract/content/stories.ts'
import * as videos from '@pinge/contract/content/videos.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { homeBanner } from '@pinge/contract/site.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { importDeps, importInto, makePackage, writeIn, writeManifest } from '../../../test/content-package.ts'
import { removeContent } from './import/remove-content.ts'

let app: TestApp
let dataDir: string
let folder: string
let token: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-content-'))
  app = await startTestApp({ dataDir })
  folder = await makePackage()
  token = (await app.newTeacher()).accessToken
})
afterEach(async () => {
  await app.close()
  for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true })
})

const take = () => importInto(app, dataDir, folder)
const manifest = () => Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
const listed = async () => (await app.call(courses.courseList, { categoryId: 1 }, token)).data.list
const files = async () => (await app.call(library.libraryList, {}, token)).data.list

it('shows nothing before the first import, and all of a package after it, without a new start', async () => {
  expect(await listed()).toEqual([])

  expect(await take()).toMatchObject({ outcome: 'imported', entries: 14, files: 5 })

  expect(await listed()).toMatchObject([
    {
      id: 'tidy-desk',
      categoryId: 1,
      theme: '整洁',
      fileTypes: ['txt'],
      used: 0,
      favorite: false,
      step: null,
    },
  ])
  const detail = await app.call(courses.courseDetail, { id: 'tidy-desk' }, token)
  expect(detail.data).toMatchObject({ days: { length: 5 }, files: [{ id: 'desk-card', preview: 'ready' }] })
  expect((await app.call(library.libraryTree, {}, token)).data).toMatchObject([
    { id: 'habits', parentId: null, total: 1 },
    { id: 'desk', parentId: 'habits', total: 1 },
  ])
  expect((await app.call(library.libraryList, { folderId: 'habits' }, token)).data.total).toBe(1)
  expect((await app.call(videos.videoList, {}, token)).data.list).toMatchObject([
    { vid: 'tidy-video', cid: 'class-talk', columnName: '班会素材', second: 0 },
  ])
  expect((await app.call(home.activityList, {})).data.list).toMatchObject([
    { id: 'tidy-week', state: 'running', actvitySubId: 'habits' },
  ])
  const [banner] = (await app.call(homeBanner, { position: 1 })).data
  expect((await app.server.inject(banner?.image ?? '')).headers['content-type']).toBe('image/png')
})

it('filters, searches and pages courses', async () => {
  await take()
  const find = async (more: object) =>
    (await app.call(courses.courseList, { categoryId: 3, ...more }, token)).data

  expect(await find({ collectionId: 'morning' })).toMatchObject({ total: 2 })
  expect((await find({ fileType: 'video' })).list).toMatchObject([{ id: 'morning-video', vid: 'tidy-video' }])
  expect((await find({ keyword: ' 晨读卡 ' })).list).toMatchObject([{ file: { id: 'desk-card' } }])
  expect((await find({ grade: 'high' })).total).toBe(0)
  expect(await find({ pageNum: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ id: 'morning-video' }] })
  const { data: found } = await app.call(library.libraryList, { keyword: '事．ＴＸＴ' }, token)
  expect(found.list).toMatchObject([{ id: 'desk-card' }])
  const facet = await app.call(courses.courseFacet, { categoryId: 3 }, token)
  expect(facet.data.themes).toEqual([{ theme: '专注', total: 2 }])
  const { data } = await app.call(courses.collectionDetail, { id: 'morning' }, token)
  expect(data.counts).toEqual({ video: 1, audio: 0, doc: 1, image: 0, other: 0 })
  const nothing = await app.call(courses.collectionDetail, { id: 'evening' }, token)
  expect([nothing.status, nothing.msg]).toEqual([404, '内容不存在或已下架'])
})

it('does nothing with a package that did not change, and changes the times of what did', async () => {
  await take()
  const [before] = await files()
  app.time.now += 60_000
  expect(await take()).toMatchObject({ outcome: 'unchanged' })

  writeIn(folder, 'files/desk-card.txt', '改过的课桌卡')
  expect(await take()).toMatchObject({ outcome: 'imported' })

  const [after] = await files()
  expect(after).toMatchObject({ id: 'desk-card', updateTime: (before?.updateTime ?? 0) + 60_000 })
  expect((await listed())[0]?.id).toBe('tidy-desk')
})

it('takes nothing of a package with a fault or with an id that another package has', async () => {
  await take()
  const was = manifest()
  writeManifest(folder, { ...was, activities: [], colour: 'red' })
  expect(await take()).toMatchObject({ outcome: 'refused', faults: [{ file: 'manifest.json' }] })
  writeManifest(folder, { ...was, id: 'other-school' })
  await expect(take()).rejects.toThrow('已经用在资源包“our-school”里')

  expect((await app.call(home.activityList, {})).data.total).toBe(1)
})

it('keeps favourites, steps and plays over an import and over a removal', async () => {
  await take()
  const id = 'tidy-desk'
  await app.call(courses.courseFavorite, { id, on: true }, token)
  await app.call(courses.saveCourseProgress, { id, step: 0 }, token)
  const play = { categoryId: 1, plays: 3.25, subCategoryId: id, subCategoryName: '课桌三件事', type: 1 }
  await app.call(videos.recordPlay, play, token)

  const deps = importDeps(app, dataDir)
  expect(await removeContent(deps, id)).toBe('entry')
  expect(await listed()).toEqual([])
  expect((await app.call(homeRecent, {}, token)).data).toEqual([])
  expect(await removeContent(deps, 'our-school')).toBe('package')
  expect(await removeContent(deps, 'our-school')).toBe('unknown')
  expect((await app.call(stories.storyBundles, {})).data.total).toBe(0)

  await take()
  expect(await listed()).toMatchObject([{ id, favorite: true, step: 0, used: 1 }])
  expect((await app.call(homeRecent, {}, token)).data).toMatchObject([
    { kind: 'course', id, link: '/practical-course?course=tidy-desk', step: 0 },
  ])
})

it('brings the shipped package once, and not again where an operator removed it', async () => {
  const sample = () => importInto(app, dataDir, folder, true)
  await sample()
  expect(await listed()).toMatchObject([{ sample: true }])
  await removeContent(importDeps(app, dataDir), 'our-school')

  expect(await sample()).toMatchObject({ outcome: 'removed' })
  expect(await listed()).toEqual([])
})

it('tells of one bundle of stories by its id, and of none by one that is not there', async () => {
  await take()
  const bundles = async (bundleId: string) =>
    (await app.call(stories.storyBundles, { bundleId })).data.list.map(({ id }) => id)

  expect(await bundles('classroom-stories')).toEqual(['classroom-stories'])
  expect(await bundles('no-stories')).toEqual([])
})

it('records a play once for a request, and each call without one', async () => {
  await take()
  const play = {
    categoryId: 4,
    plays: 1.5,
    subCategoryId: 'class-talk',
    subCategoryName: '班会素材',
    type: 1,
    entryId: 'tidy-video',
  }
  const once = { ...play, requestId: randomUUID() }
  expect((await app.call(videos.recordPlay, once, token)).code).toBe(200)
  const again = await app.call(videos.recordPlay, once, token)
  expect([again.status, again.code]).toEqual([200, 30024])
  await app.call(videos.recordPlay, play, token)
  await app.call(videos.recordPlay, play, token)

  const rows = await app.database.read.selectFrom('playRecords').selectAll().execute()
  expect(rows.map(({ minuteHundredths, entryId }) => [minuteHundredths, entryId])).toEqual(
    [1, 2, 3].map(() => [150, 'tidy-video']),
  )
  expect((await app.call(homeRecent, {}, token)).data).toMatchObject([
    { kind: 'video', link: '/pinge-course/video/tidy-video-1/column/class-talk' },
  ])
})

it('remembers where a video and a story stopped, for this teacher alone', async () => {
  await take()
  const other = (await app.newTeacher('李老师')).accessToken
  const [period] = (await app.call(stories.storyPeriods, { bundleId: 'classroom-stories' })).data
  const [chapter] = (await app.call(stories.storyChapters, { periodId: period?.id ?? '' })).data
  expect(chapter).toMatchObject({ vid: 'chair-goes-home', refrain: '“请把我送回家。”' })
  const place = { bundleId: 'classroom-stories', periodId: 'after-school', chapterId: 'chair-goes-home' }
  await app.call(stories.saveStoryProgress, { ...place, second: 12 }, token)
  await app.call(videos.saveVideoProgress, { vid: 'tidy-video', second: 30 }, token)

  const wrong = await app.call(stories.saveStoryProgress, { ...place, periodId: 'x', second: 1 }, token)
  expect(wrong.msg).toBe(errors.contentNotFound.message)
  expect((await app.call(stories.storyProgress, {}, token)).data).toMatchObject([{ ...place, second: 12 }])
  expect((await app.call(stories.storyProgress, {}, other)).data).toEqual([])
  const { data } = await app.call(videos.videoDetail, { vid: 'tidy-video' }, token)
  expect(data).toMatchObject({ second: 30, questions: ['你先收哪一件？'] })
  const recentVideo = async () =>
    (await app.call(homeRecent, {}, token)).data.find(({ kind }) => kind === 'video')
  expect(await recentVideo()).toMatchObject({ second: 30 })
  // Seen to its end, it is offered from nowhere.
  await app.call(videos.saveVideoProgress, { vid: 'tidy-video', second: data.duration }, token)
  expect(await recentVideo()).toMatchObject({ second: 0 })
})
