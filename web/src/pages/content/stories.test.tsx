import * as stories from '@pinge/contract/content/stories.ts'
import { audioDetail, recordPlay } from '@pinge/contract/content/videos.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { rememberHeard, useHeard } from '../../features/content/stories/heard.store.ts'
import { closeStory, openChapter, useNowPlaying } from '../../features/content/stories/now-playing.store.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeBundle, makeChapter, makePage } from '../../../test/make/content.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const town = makeBundle({ id: 'town', name: '品格小镇', periodTotal: 2 })
const sea = makeBundle({ id: 'sea', name: '海的故事' })
const kite = makeChapter({ id: 'kite', title: '风筝', index: 1 })
const shadow = makeChapter({ id: 'shadow', title: '影子', index: 2, question: '影子教了你什么？' })
const period = (id: string, name: string, index: number) => ({
  id,
  name,
  index,
  chapterTotal: 2,
  duration: 400,
})

const firstOfTown = { bundleId: 'town', bundleName: '品格小镇', periodId: 'p1', periodName: '第一期' }
/** The device's voice, in the moment: it stops by itself where a browser has none. */
const isReadAloud = () => useNowPlaying.getState().player.isPlaying

beforeEach(() => {
  closeStory()
  useHeard.setState({ byUser: {} })
  server.answer(stories.storyProgress, [])
  server.answer(stories.storyBundles, makePage([town, sea]))
  server.answer(stories.storyPeriods, [period('p1', '第一期', 1), period('p2', '第二期', 2)])
  server.answer(stories.storyChapters, ({ periodId }) =>
    periodId === 'p2' ? [makeChapter({ id: 'moon', title: '月亮' })] : [kite, shadow],
  )
  server.answer(stories.saveStoryProgress, ({ second }) => ({ second }))
  server.answer(recordPlay, { createdAt: 1 })
})

describe('the list of stories', () => {
  it('is open to families, tells how much there is for whom, and where one goes on', async () => {
    rememberHeard('', 'sea', { periodId: 'p1', chapterId: 'kite', second: 20, at: 1 })
    await openScreen('/listen/list', null)

    const card = await screen.findByRole('link', { name: /品格小镇/u })
    expect(card.textContent).toContain('2 期 2 集 · 6–10 岁 · 10 分钟')
    expect(card.textContent).not.toContain('接着听')
    expect(screen.getByRole('link', { name: /海的故事/u }).textContent).toContain('接着听')
  })

  it('is narrowed by quality and word, which the address keeps', async () => {
    holdClock()
    const user = await openScreen('/listen/list', null)
    const qualities = within(await screen.findByRole('group', { name: '品质' }))
    await user.click(qualities.getByRole('button', { name: '实践' }))
    await user.fill(screen.getByLabelText('搜索故事'), '小镇')
    await pass(300)

    await waitFor(() =>
      expect(server.requests(stories.storyBundles).at(-1)).toMatchObject({
        qualityType: 4,
        keyword: '小镇',
      }),
    )
    expect(address()).toBe(`/listen/list?quality=4&keyword=${encodeURIComponent('小镇')}`)
  })

  it('is walked through page by page', async () => {
    server.answer(stories.storyBundles, { ...makePage([town, sea]), total: 61 })
    const user = await openScreen('/listen/list', null)
    const pager = await screen.findByRole('navigation', { name: '页' })
    expect(pager.textContent).toBe('第 1 页，共 6 页')
    await user.click(screen.getByRole('button', { name: '下一页' }))

    await waitFor(() => expect(server.requests(stories.storyBundles).at(-1)).toMatchObject({ pageNum: 2 }))
    expect(address()).toBe('/listen/list?page=2')
  })

  it('says that nothing was found, and is asked for again after a failure', async () => {
    server.refuse(stories.storyBundles, 'serviceBusy')
    const user = await openScreen('/listen/list', null)
    await screen.findByText('没有加载出来')
    server.answer(stories.storyBundles, makePage<typeof town>([]))
    await user.click(screen.getByRole('button', { name: '再试一次' }))

    await screen.findByText('没有找到故事')
  })
})

describe('a story', () => {
  it('opens at the chapter that the address names, with its question large enough for a class', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1&chapter=2', null)
    await screen.findByRole('heading', { name: '影子' })
    const list = within(screen.getByRole('region', { name: '这一期' }))
    expect(list.getByRole('button', { current: true }).textContent).toContain('影子')
    await user.click(screen.getByRole('button', { name: '放大给全班看' }))

    within(await screen.findByRole('dialog', { name: '听完想一想' })).getByText('影子教了你什么？')
  })

  it('opens though so many bundles come before it that the first page of them has it not', async () => {
    const late = makeBundle({ id: 'late', name: '很后面的故事' })
    server.answer(stories.storyBundles, ({ bundleId }) =>
      bundleId === 'late' ? makePage([late]) : { ...makePage([town, sea]), total: 101 },
    )
    await openScreen('/listen/pg-story?bundleId=late', null)

    await screen.findByRole('article', { name: '风筝' })
    const bundles = within(screen.getByRole('navigation', { name: '故事专辑' }))
    expect(bundles.getByRole('button', { expanded: true }).textContent).toContain('很后面的故事')
    bundles.getByRole('button', { name: '海的故事' })
  })

  it('opens at the chapter that this device heard last where the address names none', async () => {
    rememberHeard('', 'town', { periodId: 'p1', chapterId: 'shadow', second: 120, at: 1 })
    await openScreen('/listen/pg-story?bundleId=town', null)

    await screen.findByRole('heading', { name: '影子' })
  })

  it('opens at the chapter of a link, though another of its series was open, and then goes where it is led', async () => {
    openChapter(firstOfTown, [kite, shadow], 0)
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1&chapter=2', null)
    await screen.findByRole('article', { name: '影子' })
    const list = within(screen.getByRole('region', { name: '这一期' }))
    await user.click(list.getByRole('button', { name: /风筝/u }))

    await screen.findByRole('article', { name: '风筝' })
  })

  it('is followed from the chapter of a link to the next one that is read', async () => {
    openChapter(firstOfTown, [kite, shadow], 0)
    await openScreen('/listen/pg-story?bundleId=town&periodId=p1&chapter=1', null)
    await screen.findByRole('article', { name: '风筝' })
    act(() => openChapter(firstOfTown, [kite, shadow], 1))

    await screen.findByRole('article', { name: '影子' })
  })

  it('leads on to the next series and to another bundle', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town', null)
    await user.click(await screen.findByRole('button', { name: '下一期：第二期' }))
    await screen.findByRole('heading', { name: '月亮' })
    expect(address()).toBe('/listen/pg-story?bundleId=town&periodId=p2&chapter=1')
    const bundles = within(screen.getByRole('navigation', { name: '故事专辑' }))
    expect(bundles.getByRole('button', { current: true }).textContent).toContain('第二期')
    await user.click(bundles.getByRole('button', { name: '海的故事' }))

    await waitFor(() => expect(address()).toBe('/listen/pg-story?bundleId=sea'))
    await screen.findByRole('heading', { name: '风筝' })
  })

  it.each(['bundleId=gone', 'bundleId=town&periodId=gone', 'bundleId=town&periodId=p1&chapter=9'])(
    'that is gone says so and leads to others: %s',
    async (of) => {
      await openScreen(`/listen/pg-story?${of}`, null)

      await screen.findByText('内容不存在或已下架')
      expect(screen.getByRole('link', { name: '看看别的故事' }).getAttribute('href')).toBe('/listen/list')
    },
  )

  it('takes its speed and its timer also before it is begun', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town', null)
    await user.selectOptions(await screen.findByLabelText('速度'), '1.25 倍')
    await user.selectOptions(screen.getByLabelText('定时'), '放完本集停')
    expect(screen.getByLabelText<HTMLSelectElement>('速度').value).toBe('1.25')
    expect(screen.getByLabelText<HTMLSelectElement>('定时').value).toBe('chapter')
    await user.click(screen.getByRole('button', { name: '播放' }))

    await waitFor(() =>
      expect(useNowPlaying.getState().player).toMatchObject({ rate: 1.25, timer: 'chapter' }),
    )
    expect(screen.getByLabelText<HTMLSelectElement>('定时').value).toBe('chapter')
  })

  it('that is not begun has no sentence to skip: the one that is open behind it keeps its own', async () => {
    openChapter(firstOfTown, [kite, shadow], 0)
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1&chapter=2', null)
    const skip = await screen.findByRole<HTMLButtonElement>('button', { name: '下一句' })
    await user.click(skip)

    expect(useNowPlaying.getState().player).toMatchObject({ chapter: { id: 'kite' }, line: 0 })
    expect(skip.disabled).toBe(true)
    await user.click(
      within(screen.getByRole('region', { name: '这一期' })).getByRole('button', { name: /影子/u }),
    )
    await user.click(skip)
    expect(useNowPlaying.getState().player).toMatchObject({ chapter: { id: 'shadow' }, line: 1 })
  })

  it('is read in the dark by its night light', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town', null)
    const night = await screen.findByRole('button', { name: '夜灯' })
    await user.click(night)

    expect(night.getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('article', { name: '风筝' }).dataset.night).toBe('true')
  })

  it('goes on in a bar over other screens, and is closed there', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town', null)
    const list = within(await screen.findByRole('region', { name: '这一期' }))
    await user.click(list.getByRole('button', { name: /影子/u }))
    await screen.findByRole('heading', { name: '影子' })
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: '听故事' }))
    const bar = within(await screen.findByRole('complementary', { name: '正在播放的故事' }))
    expect(bar.getByRole('link', { name: '影子' }).getAttribute('href')).toBe(
      '/listen/pg-story?bundleId=town&periodId=p1&chapter=2',
    )
    await user.click(bar.getByRole('button', { name: '关闭故事' }))

    await waitFor(() => expect(screen.queryByRole('complementary', { name: '正在播放的故事' })).toBeNull())
  })
})

describe('a story with a reading of its own', () => {
  const recorded = makeChapter({ id: 'rec', title: '录音', vid: 'a-1' })
  const audio = (url: string) => ({ vid: 'a-1', url, expireTime: 9_999_999_999_999, duration: 100 })

  beforeEach(() => {
    server.answer(stories.storyChapters, [recorded, kite])
    server.answer(audioDetail, audio('/media/first'))
  })

  const openRecording = async () => {
    await openScreen('/listen/pg-story?bundleId=town', null)
    return await screen.findByLabelText<HTMLAudioElement>('录音', { selector: 'audio' })
  }

  it('plays on a device without a voice, has an address that ended fetched once more, and says what is the matter', async () => {
    const answer = globalThis.fetch
    globalThis.fetch = (url, how) =>
      how?.method === 'HEAD' ? Promise.reject(new TypeError('Failed to fetch')) : answer(url, how)
    const player = await openRecording()
    expect(screen.queryByText(/没有普通话语音/u)).toBeNull()
    await act(() => player.play())
    player.currentTime = 40
    server.answer(audioDetail, audio('/media/second'))
    fireEvent.error(player)
    await waitFor(() => expect(player.getAttribute('src')).toBe('/media/second'))
    player.currentTime = 0
    fireEvent.error(player)
    const told = within(await screen.findByRole('alert'))
    told.getByText('网络连接失败')
    expect(server.requests(audioDetail)).toHaveLength(2)
    fireEvent.click(told.getByRole('button', { name: '再试一次' }))
    const next = await screen.findByLabelText<HTMLAudioElement>('录音', { selector: 'audio' })
    fireEvent.loadedMetadata(next)

    expect(next.currentTime).toBe(40)
  })

  it('goes on at its next address where it was, as often as one ends', async () => {
    const player = await openRecording()
    for (const [second, url] of [[40, '/media/second'] as const, [80, '/media/third'] as const]) {
      server.answer(audioDetail, audio(url))
      await act(() => player.play())
      player.currentTime = second
      fireEvent.error(player)
      await waitFor(() => expect(player.getAttribute('src')).toBe(url))
      // What a browser does with another address.
      player.pause()
      player.currentTime = 0
      fireEvent.loadedMetadata(player)
      fireEvent.seeked(player)
      expect([player.currentTime, player.paused]).toEqual([second, false])
    }
  })

  it('keeps its address, and so its place, when the teacher comes back to the window', async () => {
    holdClock()
    const player = await openRecording()
    server.answer(audioDetail, audio('/media/second'))
    await pass(60_000)
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await pass(1_000)

    expect(player.getAttribute('src')).toBe('/media/first')
  })

  it('is heard alone: neither a tap on it nor its play button leaves the device reading', async () => {
    await openRecording()
    const list = within(screen.getByRole('region', { name: '这一期' }))
    fireEvent.click(list.getByRole('button', { name: /风筝/u }))
    expect(isReadAloud()).toBe(true)
    fireEvent.click(list.getByRole('button', { name: /录音/u }))
    expect(isReadAloud()).toBe(false)
    const player = await screen.findByLabelText('录音', { selector: 'audio' })
    act(() => openChapter({ ...firstOfTown, periodId: 'p9' }, [shadow], 0, { plays: true }))
    expect(isReadAloud()).toBe(true)
    fireEvent.play(player)

    expect(isReadAloud()).toBe(false)
  })

  it('is followed by the next of its own series, whatever else was open', async () => {
    const moon = makeChapter({ id: 'moon', title: '月亮' })
    openChapter({ ...firstOfTown, bundleId: 'sea', periodId: 'p9' }, [shadow, moon], 0)
    fireEvent.ended(await openRecording())

    await screen.findByRole('article', { name: '风筝' })
    expect(useNowPlaying.getState().player.chapter?.title).toBe('风筝')
  })

  it('counts for a teacher who listened, and not for a guest', async () => {
    holdClock()
    await openScreen('/listen/pg-story?bundleId=town')
    const player = await screen.findByLabelText('录音', { selector: 'audio' })
    fireEvent.play(player)
    await pass(30_000)
    fireEvent.ended(player)

    await waitFor(() =>
      expect(server.requests(recordPlay)).toMatchObject([{ categoryId: 6, entryId: 'town', plays: 0.5 }]),
    )
  })

  it('whose address could not be had says so, and its text can be read aloud', async () => {
    server.refuse(audioDetail, 'contentNotFound')
    await openScreen('/listen/pg-story?bundleId=town', null)

    within(await screen.findByRole('article', { name: '录音' })).getByText('录音从前。')
    await screen.findByText('没有加载出来')
  })
})
