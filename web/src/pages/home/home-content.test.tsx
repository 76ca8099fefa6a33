import { classList } from '@pinge/contract/classes.ts'
import { courseRecommend } from '@pinge/contract/content/courses.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import { storyBundles, storyChapters, storyPeriods } from '@pinge/contract/content/stories.ts'
import { clientDownload, homeBanner } from '@pinge/contract/site.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const card = {
  id: 'rice',
  categoryId: 1 as const,
  collectionId: null,
  title: '光盘七日行',
  cover: '/content/rice.webp',
  intro: '把饭吃完',
  qualityType: 2 as const,
  grades: [],
  theme: '节俭',
  topic: null,
  duration: 600,
  steps: [],
  fileTypes: [],
  used: 0,
  sample: true,
}
const bundle = {
  id: 'town',
  name: '品格小镇',
  cover: '/content/town.webp',
  intro: '十个故事',
  qualityType: 2 as const,
  ageMin: 6,
  ageMax: 10,
  voices: [],
  periodTotal: 1,
  chapterTotal: 2,
  duration: 500,
  sample: true,
}
const bundles = (list: (typeof bundle)[]) => ({ list, total: list.length, pageNum: 1, pageSize: 6 })
const link = (name: RegExp) => screen.findByRole('link', { name })

beforeEach(() => {
  server.answer(clientDownload, [])
  server.answer(homeBanner, [])
  server.answer(courseRecommend, [card])
})

it('a visitor sees courses, and the stories of the one bundle there is', async () => {
  server.answer(storyBundles, bundles([bundle]))
  server.answer(storyPeriods, [{ id: 'p1', name: '第一期', index: 1, chapterTotal: 2, duration: 500 }])
  const chapter = (id: string, title: string, index: number) => ({
    id,
    index,
    vid: null,
    title,
    cover: '/c.webp',
    duration: 256,
    text: [],
    refrain: null,
    question: '为什么？',
  })
  server.answer(storyChapters, [chapter('a', '会数星星的萤火虫', 1), chapter('b', '慢半拍的钟楼', 2)])
  await openScreen('/home', null)
  const course = await link(/光盘七日行/u)
  expect(course.getAttribute('href')).toBe('/practical-course?course=rice')
  const story = await link(/慢半拍的钟楼/u)
  expect(story.getAttribute('href')).toBe('/listen/pg-story?bundleId=town&periodId=p1&chapter=2')
  expect(story.textContent).toContain('04:16')
  screen.getByRole('region', { name: '品格小镇的故事' })
})

it('several bundles stand for themselves', async () => {
  server.answer(
    storyBundles,
    bundles(['town', 'sea', 'hill'].map((id) => ({ ...bundle, id, name: `${id}故事` }))),
  )
  await openScreen('/home', null)
  expect((await link(/sea故事/u)).getAttribute('href')).toBe('/listen/pg-story?bundleId=sea')
  expect(server.requests(storyPeriods)).toEqual([])
})

it('a row that does not come is left out', async () => {
  server.refuse(courseRecommend, 'contentNotFound')
  server.answer(storyBundles, bundles([]))
  await openScreen('/home', null)
  await waitFor(() => expect(server.requests(courseRecommend)).toHaveLength(1))
  await screen.findByRole('heading', { name: '一天里，它这样陪着你' })
  await waitFor(() => expect(screen.queryByRole('region', { name: '这周可以一起做' })).toBeNull())
  expect(screen.queryByRole('link', { name: '全部故事' })).toBeNull()
})

it('a teacher goes on where a lesson, a film and a file were left', async () => {
  server.answer(classList, [makeClass({ studentCount: 3 })])
  const used = { cover: '', second: 0, step: null, updateTime: Date.now() }
  server.answer(homeRecent, [
    {
      ...used,
      kind: 'course',
      id: 'rice',
      title: '光盘七日行',
      link: '/practical-course?course=rice',
      step: 1,
    },
    { ...used, kind: 'video', id: 'v-1', title: '一句对不起', link: '/pinge-course/video/v-1-1', second: 75 },
    { ...used, kind: 'file', id: 'card', title: '任务卡.pdf', link: '/library?file=card' },
  ])
  await openScreen('/index')
  const recent = within(await screen.findByRole('region', { name: '最近使用' }))
  recent.getByRole('link', { name: /光盘七日行 ?课程 · 上到第 2 步/u })
  recent.getByRole('link', { name: /看到 01:15/u })
  recent.getByRole('link', { name: /任务卡.pdf ?资料 · 今天/u })
  const today = within(screen.getByRole('region', { name: '今天可以做' }))
  today.getByRole('link', { name: /^继续上次课程：光盘七日行/u })
  await screen.findByRole('region', { name: '推荐课程' })
})
