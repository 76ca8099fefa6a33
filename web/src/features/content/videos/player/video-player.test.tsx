import * as videos from '@pinge/contract/content/videos.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock, pass } from '../../../../../test/clock.ts'
import { makeMedia, makePage, makeVideo } from '../../../../../test/make/content.ts'
import { openScreen } from '../../../../../test/screen.tsx'
import { server } from '../../../../../test/server.ts'
import type { User } from '../../../../../test/user.ts'

const sorry = makeVideo({ vid: 'v-1', title: '一句对不起' })
const queue = makeVideo({ vid: 'v-2', title: '排队' })
let user: User
let player: HTMLVideoElement

beforeEach(() => {
  server.answer(videos.videoColumns, [])
  server.answer(videos.videoList, makePage([sorry, queue]))
  server.answer(videos.mediaDetail, ({ vid }) => makeMedia({ vid }))
  server.answer(videos.saveVideoProgress, ({ second }) => ({ second }))
  server.answer(videos.recordPlay, { createdAt: 1 })
})

/** A video of a hundred seconds that this teacher left here. */
async function openVideo(second = 0): Promise<void> {
  server.answer(videos.videoDetail, ({ vid }) => ({
    ...(vid === 'v-2' ? queue : { ...sorry, second }),
    intro: '',
    questions: ['为什么要说对不起？'],
    files: [],
  }))
  user = await openScreen('/pinge-course/video/v-1-1')
  await load()
}

/** The browser knows how long the film is. */
async function load(title = '一句对不起'): Promise<void> {
  player = await screen.findByLabelText<HTMLVideoElement>(title)
  Object.defineProperty(player, 'duration', { configurable: true, value: 100 })
  fireEvent.loadedMetadata(player)
}

function reach(second: number): void {
  player.currentTime = second
  fireEvent.timeUpdate(player)
}

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
const keptSeconds = () => server.requests(videos.saveVideoProgress).map(({ second }) => second)
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('the keys of a player', () => {
  it('play and stop, go back and on by ten seconds, and never beyond the ends', async () => {
    await openVideo()
    press(' ')
    await waitFor(() => expect(player.paused).toBe(false))
    press('ArrowRight')
    expect(player.currentTime).toBe(10)
    press('ArrowLeft')
    press('ArrowLeft')
    expect(player.currentTime).toBe(0)
    reach(95)
    press('ArrowRight')
    expect(player.currentTime).toBe(100)
    press(' ')
    await waitFor(() => expect(player.paused).toBe(true))
  })

  it('make it louder up to its most, softer, and mute', async () => {
    await openVideo()
    press('ArrowDown')
    expect(player.volume).toBeCloseTo(0.9)
    press('ArrowUp')
    press('ArrowUp')
    expect(player.volume).toBe(1)
    press('M')
    expect(player.muted).toBe(true)
    expect(button('静音（M）').getAttribute('aria-pressed')).toBe('true')
    press('m')
    expect(player.muted).toBe(false)
  })

  it('make the next film as loud as this one, and never silent for good', async () => {
    await openVideo()
    press('ArrowDown')
    press('ArrowDown')
    press('n')
    await screen.findByRole('heading', { name: '排队' })
    await load('排队')
    expect(player.volume).toBeCloseTo(0.8)
    for (let step = 0; step < 9; step += 1) press('ArrowDown')
    expect(player.volume).toBe(0)
    fireEvent.loadedMetadata(player)

    expect(player.volume).toBeCloseTo(0.1)
  })

  it('make the picture dark with a question for the class, and light again when it plays', async () => {
    await openVideo()
    await act(() => player.play())
    press('b')
    expect(player.paused).toBe(true)
    expect(button('黑屏讲解（B）').getAttribute('aria-pressed')).toBe('true')
    // Once beside the film, and once large over it.
    expect(screen.getAllByText('为什么要说对不起？')).toHaveLength(2)
    press(' ')
    await waitFor(() => expect(screen.getAllByText('为什么要说对不起？')).toHaveLength(1))
  })

  it('lead to the next video, and stay out of the way of the browser’s own and of what is written', async () => {
    await openVideo()
    press('n', { ctrlKey: true })
    const slider = screen.getByRole('slider', { name: '进度' })
    fireEvent.keyDown(slider, { key: 'ArrowRight' })
    expect(player.currentTime).toBe(0)
    fireEvent.keyDown(button('字幕'), { key: ' ' })
    expect(player.paused).toBe(true)
    press('n')

    await screen.findByRole('heading', { name: '排队' })
  })
})

it('what stands over a film has the keys for itself', async () => {
  await openVideo()
  await user.click(screen.getByRole('button', { name: '放大给全班看' }))
  const large = await screen.findByRole('dialog', { name: '说一说' })
  for (const key of [' ', 'b', 'n', 'ArrowRight']) fireEvent.keyDown(large, { key })

  expect(player.paused).toBe(true)
  expect(player.currentTime).toBe(0)
  expect(within(large).getByText('为什么要说对不起？')).toBeTruthy()
})

describe('the bar of a player', () => {
  it('tells how far the film is, and goes where it is dragged', async () => {
    await openVideo()
    reach(65)
    const slider = screen.getByRole('slider', { name: '进度' })
    expect(slider.getAttribute('aria-valuetext')).toBe('01:05，共 01:40')
    fireEvent.change(slider, { target: { value: '20' } })

    expect(player.currentTime).toBe(20)
    expect(slider.getAttribute('aria-valuetext')).toBe('00:20，共 01:40')
  })

  it('plays faster step by step, and then slowly', async () => {
    await openVideo()
    const seen: number[] = []
    for (let step = 0; step < 5; step += 1) {
      await user.click(button(/^速度/u))
      seen.push(player.playbackRate)
    }

    expect(seen).toEqual([1.25, 1.5, 2, 0.75, 1])
  })

  it('shows captions from the start, and hides them when asked to', async () => {
    await openVideo()
    const track = player.querySelector('track')
    expect(track?.getAttribute('src')).toBe('/media/v.vtt')
    expect(button('字幕').getAttribute('aria-pressed')).toBe('true')
    await user.click(button('字幕'))
    expect(button('字幕').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('where a film was left', () => {
  it('is offered, and another start is the teacher’s choice', async () => {
    await openVideo(40)
    screen.getByText('00:40')
    await user.click(button('从头看'))

    expect(player.currentTime).toBe(0)
    await waitFor(() => expect(player.paused).toBe(false))
    expect(screen.queryByRole('button', { name: '继续' })).toBeNull()
  })

  it.each([14, 96])(
    'is not offered to one who has hardly begun or has seen it all (%i s)',
    async (second) => {
      await openVideo(second)
      expect(screen.queryByRole('button', { name: '继续' })).toBeNull()
    },
  )

  it('is kept every fifteen seconds, when it stops, and as seen at the end', async () => {
    await openVideo()
    await act(() => player.play())
    reach(10)
    reach(15.4)
    reach(20)
    reach(31)
    act(() => player.pause())
    fireEvent.ended(player)

    await waitFor(() => expect(keptSeconds()).toEqual([15, 31, 31, 100]))
  })

  it('is not lost while another address is loaded', async () => {
    await openVideo()
    await act(() => player.play())
    reach(40)
    Object.defineProperty(player, 'duration', { configurable: true, value: Number.NaN })
    reach(0)
    await load()
    reach(42)
    act(() => player.pause())

    await waitFor(() => expect(keptSeconds()).toEqual([40, 42]))
  })

  it('is told as one play, with its minutes, when the screen is left', async () => {
    holdClock('2026-03-04T08:00:00+08:00')
    await openVideo()
    await act(() => player.play())
    await pass(60_000)
    act(() => player.pause())
    await act(() => player.play())
    await pass(60_000)
    await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: '全部视频' }))

    await waitFor(() => expect(server.requests(videos.recordPlay)).toHaveLength(1))
    const [play] = server.requests(videos.recordPlay)
    expect(play).toMatchObject({ categoryId: 4, entryId: 'v-1', subCategoryId: 'town' })
    expect(Math.floor(play?.plays ?? 0)).toBe(2)
  })
})

describe('a film that does not play', () => {
  /** Its address has ended, and the next one does play: in a browser from the start, and at a stand. */
  async function outlive(url: string): Promise<void> {
    server.answer(videos.mediaDetail, makeMedia({ url }))
    fireEvent.error(player)
    await waitFor(() => expect(player.getAttribute('src')).toBe(url))
    act(() => player.pause())
    player.currentTime = 0
    player.playbackRate = 1
    await load()
    fireEvent.seeked(player)
  }

  /** What the server says of the file itself; nothing where the network is away. */
  function answerFile(status: number | null): void {
    const answer = globalThis.fetch
    globalThis.fetch = (url, how) => {
      if (how?.method !== 'HEAD') return answer(url, how)
      return status === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(null, { status }))
    }
  }

  it('has its address fetched again, and goes on from the same second', async () => {
    await openVideo()
    reach(50)
    await outlive('/media/second')

    expect(player.currentTime).toBe(50)
    expect(player.paused).toBe(true)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('for want of network for some seconds says so, until it goes on', async () => {
    holdClock()
    await openVideo()
    await act(() => player.play())
    reach(10)
    fireEvent.waiting(player)
    // A browser tells its place once more.
    reach(10)
    await pass(4_900)
    expect(screen.queryByText('网络有点慢…')).toBeNull()
    await pass(200)
    await screen.findByText('网络有点慢…')
    fireEvent.playing(player)

    expect(screen.queryByText('网络有点慢…')).toBeNull()
  })

  it('for the second time in a long day has its address fetched once more', async () => {
    await openVideo()
    reach(30)
    await outlive('/media/second')
    reach(60)
    await outlive('/media/third')

    expect(player.currentTime).toBe(60)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('goes on playing as fast as it played, as soon as it has another address', async () => {
    await openVideo()
    await user.click(button(/^速度/u))
    await act(() => player.play())
    reach(30)
    await outlive('/media/second')

    await waitFor(() => expect(player.paused).toBe(false))
    expect(player.playbackRate).toBe(1.25)
  })

  it('beyond the same second with any address is said to be gone, and not asked for without end', async () => {
    answerFile(404)
    await openVideo()
    await act(() => player.play())
    reach(30)
    await outlive('/media/second')
    await waitFor(() => expect(player.paused).toBe(false))
    fireEvent.error(player)

    expect((await screen.findByRole('alert')).textContent).toBe('内容不存在或已下架')
  })

  it('with the new address neither is said to be gone', async () => {
    answerFile(404)
    await openVideo()
    server.answer(videos.mediaDetail, makeMedia({ url: '/media/second' }))
    fireEvent.error(player)
    await waitFor(() => expect(player.getAttribute('src')).toBe('/media/second'))
    fireEvent.error(player)

    expect((await screen.findByRole('alert')).textContent).toBe('内容不存在或已下架')
    expect(server.requests(videos.mediaDetail)).toHaveLength(2)
  })

  it.each([
    [null, '网络连接失败'],
    [206, '可能网络不稳，也可能这台设备放不了这种格式'],
  ])(
    'for the second time while the network comes and goes is not said to be gone: %s',
    async (status, why) => {
      answerFile(status)
      await openVideo()
      await act(() => player.play())
      reach(30)
      server.answer(videos.mediaDetail, makeMedia({ url: '/media/second' }))
      fireEvent.error(player)
      await waitFor(() => expect(player.getAttribute('src')).toBe('/media/second'))
      player.currentTime = 0
      fireEvent.error(player)
      const told = within(await screen.findByRole('alert'))
      told.getByText(why)
      server.answer(videos.mediaDetail, makeMedia({ url: '/media/third' }))
      await user.click(told.getByRole('button', { name: '再试一次' }))
      await waitFor(() => expect(player.getAttribute('src')).toBe('/media/third'))
      await load()

      expect(player.currentTime).toBe(30)
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('since the network went away in the middle says so, and goes on from there by one tap', async () => {
    holdClock()
    await openVideo()
    await act(() => player.play())
    reach(30)
    server.fail(videos.mediaDetail)
    fireEvent.error(player)
    await pass(2_000)
    const told = within(await screen.findByRole('alert'))
    told.getByText('网络连接失败')
    server.answer(videos.mediaDetail, makeMedia({ url: '/media/second' }))
    await user.click(told.getByRole('button', { name: '再试一次' }))
    await waitFor(() => expect(player.getAttribute('src')).toBe('/media/second'))
    act(() => player.pause())
    player.currentTime = 0
    await load()
    fireEvent.seeked(player)

    await waitFor(() => expect(player.paused).toBe(false))
    expect(player.currentTime).toBe(30)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('because its address could not be had is asked for by one tap', async () => {
    server.refuse(videos.mediaDetail, 'serviceBusy')
    server.answer(videos.videoDetail, { ...sorry, intro: '', questions: [], files: [] })
    user = await openScreen('/pinge-course/video/v-1-1')
    const told = within(await screen.findByRole('alert'))
    server.answer(videos.mediaDetail, makeMedia())
    await user.click(told.getByRole('button', { name: '再试一次' }))

    await screen.findByLabelText('一句对不起')
  })
})
