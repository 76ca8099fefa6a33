import * as courses from '@pinge/contract/content/courses.ts'
import { activityList } from '@pinge/contract/content/home.ts'
import * as stories from '@pinge/contract/content/stories.ts'
import * as videos from '@pinge/contract/content/videos.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { rememberOpenClass } from '../../features/classes/class-detail.store.ts'
import { makeClass } from '../../../test/make/class.ts'
import {
  makeBundle,
  makeChapter,
  makeCourse,
  makeCourseDetail,
  makeMedia,
  makePage,
  makeStep,
  makeVideo,
} from '../../../test/make/content.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { useContentSearch } from '../../features/content/courses/course-search.store.ts'
import { closeStory } from '../../features/content/stories/now-playing.store.ts'

const card = makeCourse({
  id: 'joke',
  steps: [
    { name: '导入', minutes: 5 },
    { name: '反思', minutes: 12 },
  ],
  fileTypes: ['pdf'],
  used: 3,
  sample: true,
})
const detail = makeCourseDetail({
  ...card,
  steps: [
    makeStep('这张纸，回得去吗？', { teacher: '拿一张纸。' }),
    makeStep('三个信号', { name: '反思', minutes: 12, questions: ['你会怎么说？'], timerMinutes: 6 }),
  ],
  openers: ['我觉得……'],
})

beforeEach(() => {
  closeStory()
  openSchoolClass()
  server.answer(courses.courseFacet, { themes: [], topics: [], grades: [], qualityTypes: [] })
  server.answer(courses.collectionList, [])
  server.answer(courses.courseList, makePage([card]))
  server.answer(courses.courseDetail, detail)
  server.answer(courses.saveCourseProgress, ({ step }) => ({ step }))
  server.answer(videos.recordPlay, { createdAt: 1 })
})

it('a search waits in the address, and the product knows the text while the section is open', async () => {
  const user = await openScreen('/special-course')
  await user.fill(await screen.findByLabelText('搜索课程'), ' 玩笑 ')
  await waitFor(() => expect(address()).toContain('keyword=%E7%8E%A9%E7%AC%91'))
  await waitFor(() => expect(server.requests(courses.courseList).at(-1)).toMatchObject({ keyword: '玩笑' }))
  expect(useContentSearch.getState().overallText).toBe('玩笑')
  await waitFor(() =>
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['玩笑']),
  )
  await user.type(screen.getByLabelText('搜索课程'), '{Enter}')
  await user.click(screen.getByRole('button', { name: '清空搜索' }))
  expect([...document.querySelectorAll('datalist option')].map(({ textContent }) => textContent)).toEqual([
    '玩笑',
  ])
})

it('a course says why, what is done and for how long, and leads to the lesson on the board', async () => {
  const user = await openScreen('/special-course')
  await user.click(await screen.findByRole('button', { name: /当玩笑变成伤害/u }))
  const drawer = within(await screen.findByRole('dialog', { name: '当玩笑变成伤害' }))
  await drawer.findByText('三个信号')
  await user.click(drawer.getByRole('button', { name: '投屏授课' }))
  await screen.findByRole('heading', { name: '这张纸，回得去吗？' })
})

it('a remote clicker turns the pages of a lesson, makes the board dark, and the step is kept', async () => {
  await openScreen('/special-course?lesson=joke')
  await screen.findByRole('heading', { name: '这张纸，回得去吗？' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await screen.findByRole('heading', { name: '三个信号' })
  fireEvent.keyDown(document.body, { key: 'b' })
  await screen.findByRole('button', { name: '亮屏' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await screen.findByText('你会怎么说？')
  screen.getByText('我觉得……')
  expect(screen.queryByRole('button', { name: '亮屏' })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'PageUp' })
  await screen.findByRole('heading', { name: '三个信号' })
  await waitFor(() =>
    expect(server.requests(courses.saveCourseProgress).map(({ step }) => step)).toEqual([0, 1, null, 1]),
  )
})

it('names are drawn over a lesson, which stays where it is meanwhile', async () => {
  const teacher = makeTeacher()
  rememberOpenClass(teacher.userId, makeClass({ classId: 'c1' }))
  const user = await openScreen('/special-course?lesson=joke', teacher)
  await user.click(await screen.findByRole('button', { name: '点名' }))
  const draw = within(await screen.findByRole('dialog', { name: '随机点名' }))
  await draw.findByRole('button', { name: '开始点名' })
  expect(draw.queryByRole('button', { name: '点评' })).toBeNull()
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await user.click(draw.getByRole('button', { name: '关闭' }))
  await screen.findByRole('heading', { name: '这张纸，回得去吗？' })
  fireEvent.keyDown(document.body, { key: 'PageDown' })
  await screen.findByRole('heading', { name: '三个信号' })
})

it('a lesson goes on from the step at which it was left', async () => {
  server.answer(courses.courseDetail, { ...detail, step: 1 })
  await openScreen('/special-course?lesson=joke')
  await screen.findByRole('heading', { name: '三个信号' })
})

const video = makeVideo({ vid: 'v-1', second: 40 })

it('a video tells of one play, goes on from where it was left, and leads back to the page of its list', async () => {
  server.answer(videos.videoDetail, {
    ...video,
    intro: '小狐狸',
    questions: ['为什么？', '怎么办？'],
    files: [],
  })
  server.answer(videos.videoList, makePage([video, { ...video, vid: 'v-2', title: '排队', second: 0 }]))
  server.answer(videos.mediaDetail, makeMedia())
  server.answer(videos.saveVideoProgress, ({ second }) => ({ second }))
  const user = await openScreen('/pinge-course/video/v-1-2/column/town')
  const player = await screen.findByLabelText<HTMLVideoElement>('一句对不起')
  expect(server.requests(videos.videoList)[0]).toMatchObject({ cid: 'town', pageNum: 2 })
  expect(screen.getByRole('link', { name: '全部视频' }).getAttribute('href')).toBe(
    '/pinge-course?cid=town&page=2',
  )
  Object.defineProperty(player, 'duration', { configurable: true, value: 100 })
  fireEvent.loadedMetadata(player)
  await user.click(await screen.findByRole('button', { name: '继续' }))
  expect(player.currentTime).toBe(40)

  await user.click(screen.getByRole('button', { name: '下一问' }))
  screen.getByText('怎么办？')
  fireEvent.play(player)
  fireEvent.pause(player)
  await waitFor(() =>
    expect(server.requests(videos.saveVideoProgress)).toMatchObject([{ vid: 'v-1', second: 40 }]),
  )
  expect(server.requests(videos.recordPlay)).toEqual([])
  expect(videos.PLAY_CATEGORIES.video).toBe(4)
})

it('an unknown video says so and leads to others', async () => {
  server.refuse(videos.videoDetail, 'contentNotFound')
  server.answer(videos.videoList, makePage([]))
  await openScreen('/pinge-course/video/gone-1')
  await screen.findByText('视频不存在')
})

it('a device without a Mandarin voice says so truthfully, and the text is there to be read', async () => {
  server.answer(stories.storyBundles, makePage([makeBundle({ id: 'town' })]))
  server.answer(stories.storyPeriods, [
    { id: 'p1', name: '第一期', index: 1, chapterTotal: 2, duration: 400 },
  ])
  server.answer(stories.storyChapters, [
    makeChapter({ id: 'a', title: '风筝' }),
    makeChapter({ id: 'b', title: '影子', index: 2 }),
  ])
  const user = await openScreen('/listen/pg-story?bundleId=town', null)
  await screen.findByRole('heading', { name: '风筝' })
  screen.getByText('风筝从前。')
  screen.getByText(/没有普通话语音/u)
  expect(screen.getByRole('button', { name: '播放' })).toHaveProperty('disabled', true)
  await user.click(screen.getByRole('button', { name: /影子/u }))
  await screen.findByRole('heading', { name: '影子' })
})

it('activities that did not come are asked for again, beside the training that needs none of them', async () => {
  server.fail(activityList)
  const user = await openScreen('/activity')
  const again = await screen.findByRole('button', { name: '再试一次' })
  screen.getByRole('link', { name: '去训练' })

  const days = { state: 'running', startDate: '2026-09-01', endDate: '2027-01-31' } as const
  const texts = { name: '七日行动', intro: '', cover: '/content/a.webp', sample: false }
  server.answer(activityList, makePage([{ id: 'week', ...texts, ...days, link: null, actvitySubId: null }]))
  await user.click(again)

  await screen.findByRole('heading', { name: /七日行动/ })
  expect(screen.queryByRole('button', { name: '再试一次' })).toBeNull()
})

it('all activities stand beside the training, more than a page of other lists among them', async () => {
  const days = { state: 'running', startDate: '2026-09-01', endDate: '2027-01-31' } as const
  const texts = { intro: '', cover: '/content/a.webp', sample: false, link: null, actvitySubId: null }
  const all = Array.from({ length: 25 }, (_, at) => ({
    id: `a-${at}`,
    name: `活动 ${at}`,
    ...texts,
    ...days,
  }))
  server.answer(activityList, ({ pageSize = 20 }) => makePage(all.slice(0, pageSize), all.length))
  await openScreen('/activity')

  await screen.findByRole('heading', { name: /^活动 24/ })
})
