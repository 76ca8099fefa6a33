import * as videos from '@pinge/contract/content/videos.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeFile, makeMedia, makePage, makeVideo } from '../../../test/make/content.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, goBack, goTo, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const sorry = makeVideo({ vid: 'v-1', title: '一句对不起' })
const queue = makeVideo({ vid: 'v-2', title: '排队', second: 40 })

beforeEach(() => {
  openSchoolClass()
  server.answer(videos.videoColumns, [
    { cid: 'town', name: '品格小镇动画', cover: '/content/t.webp', intro: '', total: 10, sample: true },
    { cid: 'safe', name: '安全课堂', cover: '/content/s.webp', intro: '', total: 4, sample: true },
  ])
  server.answer(videos.videoList, makePage([sorry, queue], 30))
  server.answer(videos.videoDetail, ({ vid }) => ({
    ...(vid === 'v-2' ? { ...queue, second: 0 } : { ...sorry, vid }),
    intro: '小狐狸踩坏了积木',
    questions: ['为什么？', '怎么办？'],
    files: [],
  }))
  server.answer(videos.mediaDetail, ({ vid }) => makeMedia({ vid }))
  server.answer(videos.saveVideoProgress, ({ second }) => ({ second }))
  server.answer(videos.recordPlay, { createdAt: 1 })
})

const asked = () => server.requests(videos.videoList).at(-1)

describe('the videos', () => {
  it('are those of the last page where the address names one beyond it', async () => {
    server.answer(videos.videoList, ({ pageNum = 1 }) => makePage(pageNum <= 3 ? [sorry] : [], 30))
    await openScreen('/pinge-course?page=9')

    await screen.findByRole('link', { name: /一句对不起/u })
    expect(address()).toBe('/pinge-course?page=3')
  })

  it('are those of one column, on the page and for the word that the address keeps', async () => {
    holdClock()
    const user = await openScreen('/pinge-course?page=2')
    await user.click(await screen.findByRole('button', { name: /^安全课堂/u }))
    await waitFor(() => expect(asked()).toEqual({ cid: 'safe', pageNum: 1, pageSize: 12 }))
    const pager = within(await screen.findByRole('navigation', { name: '页' }))
    await user.click(pager.getByRole('button', { name: '下一页' }))
    await waitFor(() => expect(address()).toBe('/pinge-course?cid=safe&page=2'))
    // A video keeps where its list stood.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /排队/u }).getAttribute('href')).toBe(
        '/pinge-course/video/v-2-2/column/safe',
      ),
    )

    await user.fill(screen.getByLabelText('搜索视频'), '排队')
    await pass(300)
    await waitFor(() => expect(asked()).toEqual({ cid: 'safe', keyword: '排队', pageNum: 1, pageSize: 12 }))
    await user.click(screen.getByRole('button', { name: '全部' }))
    await waitFor(() => expect(asked()).toEqual({ keyword: '排队', pageNum: 1, pageSize: 12 }))
    expect(address()).toBe(`/pinge-course?keyword=${encodeURIComponent('排队')}`)
  })

  it('say how far one was seen', async () => {
    await openScreen('/pinge-course')

    expect((await screen.findByRole('link', { name: /排队/u })).textContent).toContain('看到 00:40')
    expect(screen.getByRole('link', { name: /一句对不起/u }).textContent).not.toContain('看到')
  })

  it('say so where there are none, and are asked for again after a failure', async () => {
    server.refuse(videos.videoList, 'serviceBusy')
    const user = await openScreen('/pinge-course')
    await screen.findByText('没有加载出来')
    server.answer(videos.videoList, makePage<videos.VideoItem>([]))
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByText('没有找到视频')
    screen.getByRole('button', { name: /^安全课堂/u })
  })
})

describe('a video that was seen to its end', () => {
  beforeEach(() => server.answer(videos.videoList, makePage([{ ...sorry, second: 100 }, queue])))

  it('is marked among the others', async () => {
    await openScreen('/pinge-course')

    expect((await screen.findByRole('link', { name: /一句对不起/u })).textContent).toContain('看完了')
    expect(screen.getByRole('link', { name: /排队/u }).textContent).not.toContain('看完了')
  })

  it('is marked in the list beside the one that plays', async () => {
    await openScreen('/pinge-course/video/v-2-1')
    const list = within(await screen.findByRole('complementary', { name: '视频列表' }))
    const seen = within(await list.findByRole('link', { name: /一句对不起/u }))
    seen.getByRole('img', { name: '看完了' })

    expect(
      within(list.getByRole('link', { name: /排队/u })).queryByRole('img', { name: '看完了' }),
    ).toBeNull()
  })
})

describe('beside a video', () => {
  it('stands its list, in which it is marked and from which another is opened', async () => {
    const user = await openScreen('/pinge-course/video/v-1-1')
    const list = within(await screen.findByRole('complementary', { name: '视频列表' }))
    const current = await list.findByRole('link', { current: 'page' })
    expect(current.textContent).toContain('一句对不起正在放')
    await user.click(list.getByRole('link', { name: /排队/u }))

    await screen.findByRole('heading', { name: '排队' })
    expect(address()).toBe('/pinge-course/video/v-2-1')
  })

  it('stand its questions, one at a time and large enough for a class', async () => {
    const user = await openScreen('/pinge-course/video/v-1-1')
    await user.click(await screen.findByRole('button', { name: '放大给全班看' }))
    const large = within(await screen.findByRole('dialog', { name: '说一说' }))
    large.getByText('为什么？')
    await user.click(large.getByRole('button', { name: '下一问' }))
    large.getByText('怎么办？')
    await user.click(large.getByRole('button', { name: '下一问' }))

    large.getByText('为什么？')
  })

  it('stand its files, and nothing where it has neither files nor questions', async () => {
    server.answer(videos.videoDetail, ({ vid }) => ({
      ...sorry,
      vid,
      intro: '',
      questions: [],
      files: vid === 'v-1' ? [makeFile({ name: '任务卡.pdf' })] : [],
    }))
    const user = await openScreen('/pinge-course/video/v-1-1')
    await screen.findByRole('button', { name: '下载任务卡.pdf' })
    expect(screen.queryByRole('region', { name: '说一说' })).toBeNull()
    await user.click(screen.getByRole('link', { name: /排队/u }))

    await waitFor(() => expect(screen.queryByRole('button', { name: '下载任务卡.pdf' })).toBeNull())
  })
})

describe('after a video', () => {
  it('nothing plays by itself, because a class talks about what it saw', async () => {
    await openScreen('/pinge-course/video/v-1-1')
    fireEvent.ended(await screen.findByLabelText('一句对不起'))

    await waitFor(() => expect(server.requests(videos.saveVideoProgress)).toMatchObject([{ second: 0 }]))
    expect(address()).toBe('/pinge-course/video/v-1-1')
  })

  it('the next one plays by itself in a moment where the teacher wants it, and after the last none', async () => {
    holdClock()
    const walk = makeVideo({ vid: 'v-3', title: '走廊' })
    server.answer(videos.videoList, makePage([sorry, queue, walk]))
    const user = await openScreen('/pinge-course/video/v-1-1')
    const player = await screen.findByLabelText('一句对不起')
    await user.click(screen.getByRole('switch', { name: '放完接着放：排队' }))
    fireEvent.ended(player)
    await screen.findByText('5 秒后放：排队')
    await pass(5_000)
    const second = await screen.findByLabelText<HTMLVideoElement>('排队')
    Object.defineProperty(second, 'duration', { value: 100 })
    fireEvent.loadedMetadata(second)
    await waitFor(() => expect(second.paused).toBe(false))
    fireEvent.ended(second)
    await user.click(await screen.findByRole('button', { name: '现在放' }))

    await waitFor(() => expect(address()).toBe('/pinge-course/video/v-3-1'))
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
  })

  it('that is the last on its page the first of the next page comes, with the list where that stands', async () => {
    const walk = makeVideo({ vid: 'v-3', title: '走廊' })
    server.answer(videos.videoList, ({ pageNum }) => makePage(pageNum === 2 ? [walk] : [sorry, queue], 13))
    const user = await openScreen('/pinge-course/video/v-2-1/column/town')
    fireEvent.ended(await screen.findByLabelText('排队'))
    await user.click(await screen.findByRole('switch', { name: '放完接着放：走廊' }))
    await user.click(await screen.findByRole('button', { name: '现在放' }))

    await waitFor(() => expect(address()).toBe('/pinge-course/video/v-3-2/column/town'))
    const list = within(await screen.findByRole('complementary', { name: '视频列表' }))
    expect((await list.findByRole('link', { current: 'page' })).textContent).toContain('走廊')
    await waitFor(() => expect(screen.queryByRole('switch')).toBeNull())
  })

  it('none is offered where it stands on no page that is shown beside it', async () => {
    server.answer(videos.videoList, makePage([queue, makeVideo({ vid: 'v-3', title: '走廊' })]))
    await openScreen('/pinge-course/video/v-1-1')
    const list = within(await screen.findByRole('complementary', { name: '视频列表' }))
    await list.findByRole('link', { name: /走廊/u })
    await screen.findByRole('heading', { name: '一句对不起' })

    expect(screen.queryByRole('switch')).toBeNull()
  })

  it('one that came by itself stays still when the teacher comes back to it', async () => {
    const user = await openScreen('/pinge-course/video/v-1-1')
    const player = await screen.findByLabelText('一句对不起')
    await user.click(screen.getByRole('switch', { name: '放完接着放：排队' }))
    fireEvent.ended(player)
    await user.click(await screen.findByRole('button', { name: '现在放' }))
    await screen.findByLabelText('排队')
    await goTo('/pinge-course')
    await goBack()
    const second = await screen.findByLabelText<HTMLVideoElement>('排队')
    const play = vi.spyOn(second, 'play')
    Object.defineProperty(second, 'duration', { value: 100 })
    fireEvent.loadedMetadata(second)

    expect(play).not.toHaveBeenCalled()
  })

  it('the next one waits where the class has something to say first', async () => {
    holdClock()
    const user = await openScreen('/pinge-course/video/v-1-1')
    const player = await screen.findByLabelText('一句对不起')
    await user.click(screen.getByRole('switch', { name: '放完接着放：排队' }))
    fireEvent.ended(player)
    await user.click(await screen.findByRole('button', { name: '先不放' }))
    await pass(6_000)

    expect(address()).toBe('/pinge-course/video/v-1-1')
    expect(screen.queryByText('5 秒后放：排队')).toBeNull()
  })

  it('the next one waits while the class looks at the end of this one again', async () => {
    holdClock()
    const user = await openScreen('/pinge-course/video/v-1-1')
    const player = await screen.findByLabelText('一句对不起')
    await user.click(screen.getByRole('switch', { name: '放完接着放：排队' }))
    fireEvent.ended(player)
    await screen.findByText('5 秒后放：排队')
    fireEvent.play(player)
    await pass(6_000)

    expect(address()).toBe('/pinge-course/video/v-1-1')
  })
})

it('a video whose answer does not come is not called gone, and is asked for again', async () => {
  holdClock()
  server.fail(videos.videoDetail)
  const user = await openScreen('/pinge-course/video/v-1-1')
  // It is asked for twice before anything is said.
  await pass(2_000)
  await screen.findByText('没有加载出来')
  expect(screen.queryByText('视频不存在')).toBeNull()
  server.answer(videos.videoDetail, { ...sorry, intro: '', questions: [], files: [] })
  await user.click(screen.getByRole('button', { name: '再试一次' }))

  await screen.findByLabelText('一句对不起')
})

it('a video that a busy server cannot answer for is not called gone either', async () => {
  server.refuse(videos.videoDetail, 'serviceBusy')
  const user = await openScreen('/pinge-course/video/v-1-1')
  await screen.findByText('没有加载出来')
  expect(screen.queryByText('视频不存在')).toBeNull()
  server.answer(videos.videoDetail, { ...sorry, intro: '', questions: [], files: [] })
  await user.click(screen.getByRole('button', { name: '再试一次' }))

  await screen.findByLabelText('一句对不起')
})
