import * as stories from '@pinge/contract/content/stories.ts'
import { audioDetail, recordPlay } from '@pinge/contract/content/videos.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useHeard } from '../../features/content/stories/heard.store.ts'
import {
  closeStory,
  keepPlace,
  openChapter,
  useNowPlaying,
} from '../../features/content/stories/now-playing.store.ts'
import { changeSession, enterSession } from '../../shared/session/session.ts'
import { signOutCurrentUser } from '../../shared/session/known-users.ts'
import { countSpoken, endSentence, giveVoice } from '../../../test/device/voice.ts'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeBundle, makeChapter, makePage } from '../../../test/make/content.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, goTo, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const town = makeBundle({ id: 'town', name: '品格小镇', periodTotal: 2 })
const sea = makeBundle({ id: 'sea', name: '海的故事' })
const kite = makeChapter({ id: 'kite', title: '风筝' })
const moon = makeChapter({ id: 'moon', title: '月亮' })
const period = (id: string, name: string, index: number) => ({
  id,
  name,
  index,
  chapterTotal: 1,
  duration: 200,
})

beforeEach(() => {
  giveVoice()
  closeStory()
  useHeard.setState({ byUser: {} })
  server.answer(stories.storyProgress, [])
  server.answer(stories.storyBundles, makePage([town, sea]))
  server.answer(stories.storyPeriods, [period('p1', '第一期', 1), period('p2', '第二期', 2)])
  server.answer(stories.storyChapters, ({ periodId }) => (periodId === 'p2' ? [moon] : [kite]))
  server.answer(stories.saveStoryProgress, ({ second }) => ({ second }))
  server.answer(recordPlay, { createdAt: 1 })
})

// It goes on behind every screen, and would behind those of the next test.
afterEach(closeStory)

const readOn = () => act(async () => endSentence())

const isReadAloud = () => useNowPlaying.getState().player.isPlaying

describe('a story that is read', () => {
  it('goes on with the next series, and the screen with it', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await readOn()
    await readOn()

    await screen.findByRole('article', { name: '月亮' })
    expect(address()).toBe('/listen/pg-story?bundleId=town&periodId=p2')
    expect(isReadAloud()).toBe(true)
  })

  it('goes on with the next series also behind another screen, and ends with the last', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await goTo('/listen/list')
    await readOn()
    await readOn()
    const bar = within(await screen.findByRole('complementary', { name: '正在播放的故事' }))
    await bar.findByRole('link', { name: '月亮' })
    await readOn()
    await readOn()

    await waitFor(() => expect(isReadAloud()).toBe(false))
    bar.getByRole('link', { name: '月亮' })
  })

  it('and was taken down since leaves the others of its series to be chosen', async () => {
    server.answer(stories.storyChapters, [moon])
    openChapter(
      { bundleId: 'town', bundleName: '品格小镇', periodId: 'p1', periodName: '第一期' },
      [kite, moon],
      0,
    )
    await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)

    await screen.findByRole('article', { name: '月亮' })
  })

  it('is left by the button for the next one at the end of a series, and by none at the end of all', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: '上一集' })).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: '下一集' }))
    await screen.findByRole('article', { name: '月亮' })

    expect(screen.getByRole<HTMLButtonElement>('button', { name: '下一集' }).disabled).toBe(true)
  })

  it('is found again at its sentence after the window was closed in the middle', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await readOn()

    await waitFor(() =>
      expect(useHeard.getState().byUser['']?.town).toMatchObject({ chapterId: 'kite', second: 100 }),
    )
  })

  it('is one play, whatever pauses it has, and another one from the next chapter on', async () => {
    holdClock()
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1')
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await pass(12_000)
    await user.click(screen.getByRole('button', { name: '暂停' }))
    await user.click(screen.getByRole('button', { name: '播放' }))
    await pass(12_000)
    expect(server.requests(recordPlay)).toEqual([])
    await user.click(screen.getByRole('button', { name: '下一集' }))
    await screen.findByRole('article', { name: '月亮' })

    await waitFor(() => expect(server.requests(recordPlay)).toMatchObject([{ entryId: 'town', plays: 0.4 }]))
    await pass(6_000)
    closeStory()
    await waitFor(() => expect(server.requests(recordPlay)).toHaveLength(2))
  })

  it('is kept at the service every fifteen seconds, for other devices', async () => {
    holdClock()
    const long = makeChapter({ id: 'kite', title: '风筝' })
    server.answer(stories.storyChapters, [{ ...long, text: [...long.text, ...long.text] }])
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1')
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await pass(8_000)
    await readOn()
    await pass(8_000)
    await readOn()

    await waitFor(() =>
      expect(server.requests(stories.saveStoryProgress)).toMatchObject([
        { bundleId: 'town', periodId: 'p1', chapterId: 'kite', second: 100 },
      ]),
    )
  })

  it('falls silent with the teacher who signs out', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1')
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await waitFor(() => expect(countSpoken()).toBe(1))
    act(() => changeSession(signOutCurrentUser))

    await waitFor(() => expect(isReadAloud()).toBe(false))
    expect(countSpoken()).toBe(0)
  })

  it('is not counted for the teacher who has the page after the one who heard it', async () => {
    holdClock()
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1')
    await user.click(await screen.findByRole('button', { name: '播放' }))
    await pass(6_000)
    act(() => changeSession(signOutCurrentUser))
    act(() => enterSession(makeTeacher({ userId: 'li' }), false))
    fireEvent(window, new Event('pagehide'))

    expect(server.requests(recordPlay)).toEqual([])
  })
})

describe('where a story was left', () => {
  const leftIn = (bundleId: string, periodId: string, chapterId: string) =>
    server.answer(stories.storyProgress, [{ bundleId, periodId, chapterId, second: 120, updateTime: 5 }])

  it('is known on another device of the same teacher', async () => {
    leftIn('town', 'p2', 'moon')
    await openScreen('/listen/pg-story?bundleId=town')

    await screen.findByRole('article', { name: '月亮' })
  })

  it('opens where the address names no story', async () => {
    leftIn('sea', 'p1', 'kite')
    await openScreen('/listen/pg-story')

    const bundles = within(await screen.findByRole('navigation', { name: '故事专辑' }))
    expect(bundles.getByRole('button', { expanded: true }).textContent).toContain('海的故事')
  })

  it('is kept for a guest from before this device told its users apart', async () => {
    const state = { byBundle: { town: { periodId: 'p2', chapterId: 'moon', second: 20 } } }
    localStorage.setItem('pinge-stories-heard', JSON.stringify({ state, version: 1 }))
    await useHeard.persist.rehydrate()
    await openScreen('/listen/pg-story?bundleId=town', null)

    await screen.findByRole('article', { name: '月亮' })
  })

  it('may have been taken down since: then its stories begin again', async () => {
    useHeard.setState({
      byUser: { '': { town: { periodId: 'gone', chapterId: 'gone', second: 20, at: 1 } } },
    })
    await openScreen('/listen/pg-story?bundleId=town', null)

    await screen.findByRole('article', { name: '风筝' })
  })

  it('is known on a computer whose clock is hours behind, as it was heard there', async () => {
    // Kept this morning by the server's clock, and tomorrow by this one.
    const updateTime = Date.now() + 86_400_000
    server.answer(stories.storyProgress, [
      { bundleId: 'town', periodId: 'p2', chapterId: 'moon', second: 120, updateTime },
    ])
    await openScreen('/listen/pg-story?bundleId=town')
    await screen.findByRole('article', { name: '月亮' })
    const place = { bundleId: 'town', bundleName: '品格小镇', periodId: 'p1', periodName: '第一期' }
    await goTo('/listen/list')
    act(() => keepPlace(place, 'kite', 100))
    await goTo('/listen/pg-story?bundleId=town')

    await screen.findByRole('article', { name: '风筝' })
  })

  it('stands at the list also while the service does not answer', async () => {
    server.refuse(stories.storyProgress, 'serviceBusy')
    useHeard.setState({ byUser: { t: {} } })
    await openScreen('/listen/pg-story?bundleId=town')

    await screen.findByRole('article', { name: '风筝' })
  })
})

describe('a recording', () => {
  beforeEach(() => {
    const first = makeChapter({ id: 'rec', title: '录音', vid: 'a-1' })
    const second = makeChapter({ id: 'rec-2', title: '第二段', vid: 'a-2' })
    server.answer(stories.storyChapters, [first, second])
    server.answer(audioDetail, ({ vid }) => ({
      vid,
      url: `/media/${vid}`,
      expireTime: 9_999_999_999_999,
      duration: 100,
    }))
  })

  const player = (name: string) => screen.findByLabelText<HTMLAudioElement>(name, { selector: 'audio' })

  it('goes on where it was left, and is kept while it plays', async () => {
    holdClock()
    server.answer(stories.storyProgress, [
      { bundleId: 'town', periodId: 'p1', chapterId: 'rec', second: 40, updateTime: 5 },
    ])
    await openScreen('/listen/pg-story?bundleId=town&periodId=p1')
    const audio = await player('录音')
    fireEvent.loadedMetadata(audio)
    expect(audio.currentTime).toBe(40)
    await act(() => audio.play())
    await pass(16_000)
    audio.currentTime = 56
    fireEvent.timeUpdate(audio)

    await waitFor(() => expect(server.requests(stories.saveStoryProgress)).toMatchObject([{ second: 56 }]))
  })

  it('is followed by the next one, which plays by itself', async () => {
    await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    fireEvent.ended(await player('录音'))

    expect((await player('第二段')).autoplay).toBe(true)
  })

  it('that was begun by its own button is followed by the next series of its own story, whatever was open', async () => {
    openChapter(
      { bundleId: 'sea', bundleName: '海的故事', periodId: 's1', periodName: '第一期' },
      [kite, moon],
      0,
    )
    server.answer(stories.storyChapters, ({ periodId }) => [
      makeChapter(
        periodId === 'p2'
          ? { id: 'rec-2', title: '第二段', vid: 'a-2' }
          : { id: 'rec', title: '录音', vid: 'a-1' },
      ),
    ])
    await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    fireEvent.ended(await player('录音'))

    expect((await player('第二段')).autoplay).toBe(true)
    expect(address()).toBe('/listen/pg-story?bundleId=town&periodId=p2')
  })

  it('is heard as fast as the teacher chose, the next one too', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    const audio = await player('录音')
    await user.selectOptions(screen.getByLabelText('速度'), '1.25 倍')
    expect(audio.playbackRate).toBe(1.25)
    fireEvent.ended(audio)
    const next = await player('第二段')
    fireEvent.loadedMetadata(next)

    expect(next.playbackRate).toBe(1.25)
  })

  it('is the last one where it was to stop after it, and is played on by hand', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    await user.selectOptions(await screen.findByLabelText('定时'), '放完本集停')
    fireEvent.ended(await player('录音'))
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('定时').value).toBe('off'))
    await player('录音')
    fireEvent.ended(await player('录音'))

    await player('第二段')
  })

  it('falls silent after the minutes that were chosen', async () => {
    holdClock()
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    const audio = await player('录音')
    await user.selectOptions(screen.getByLabelText('定时'), '15 分钟后停')
    await act(() => audio.play())
    fireEvent.timeUpdate(audio)
    expect(audio.paused).toBe(false)
    await pass(15 * 60_000)
    fireEvent.timeUpdate(audio)

    expect(audio.paused).toBe(true)
  })

  it('grows quieter in the last seconds of those minutes, and is as loud as before when it is played on', async () => {
    holdClock()
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    const audio = await player('录音')
    audio.volume = 0.8
    await user.selectOptions(screen.getByLabelText('定时'), '15 分钟后停')
    await act(() => audio.play())
    const volumes: number[] = []
    for (const ms of [15 * 60_000 - 8_000, 4_000, 2_000, 2_000]) {
      await pass(ms)
      fireEvent.timeUpdate(audio)
      volumes.push(audio.volume)
    }

    expect(audio.paused).toBe(true)
    expect(volumes.map((volume) => Math.round(volume * 10) / 10)).toEqual([0.8, 0.4, 0.2, 0.8])
  })

  it('is not read by the device from the bar over other screens', async () => {
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    const list = within(await screen.findByRole('region', { name: '这一期' }))
    await user.click(list.getByRole('button', { name: /第二段/u }))
    await goTo('/listen/list')
    const bar = within(await screen.findByRole('complementary', { name: '正在播放的故事' }))
    bar.getByRole('link', { name: '第二段' })

    expect(bar.queryByRole('button', { name: '接着播放故事' })).toBeNull()
  })

  it('that the network broke off says so, and goes on from there by one tap', async () => {
    holdClock()
    const user = await openScreen('/listen/pg-story?bundleId=town&periodId=p1', null)
    const audio = await player('录音')
    audio.currentTime = 30
    server.fail(audioDetail)
    fireEvent.error(audio)
    await pass(2_000)
    const told = within(await screen.findByRole('alert'))
    server.answer(audioDetail, {
      vid: 'a-1',
      url: '/media/again',
      expireTime: 9_999_999_999_999,
      duration: 100,
    })
    await user.click(told.getByRole('button', { name: '再试一次' }))
    await waitFor(async () => expect((await player('录音')).getAttribute('src')).toBe('/media/again'))
    const next = await player('录音')
    fireEvent.loadedMetadata(next)

    expect(next.currentTime).toBe(30)
  })
})
