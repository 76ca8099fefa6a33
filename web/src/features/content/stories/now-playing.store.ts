import { saveStoryProgress, storyChapters, storyPeriods } from '@pinge/contract/content/stories.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { create } from 'zustand'
import { call } from '../../../shared/api/call/call.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { currentUser, useSession } from '../../../shared/session/session.ts'
import { startPlay, type StartedPlay } from '../plays/start-play.ts'
import { browserSpeaker } from '../../../shared/sound/speaker.ts'
import {
  createStoryPlayer,
  firstState,
  lineAt,
  secondAt,
  type Chapter,
  type PlayerState,
} from './player/story-player.ts'
import { rememberHeard } from './heard.store.ts'
import { useIsStoryOpen } from './playing-sign.store.ts'
import { changeStoryIndex } from './story-index.store.ts'

/** What a chapter stands in. */
export type StoryPlace = { bundleId: string; bundleName: string; periodId: string; periodName: string }

type NowPlaying = {
  place: StoryPlace | null
  chapters: readonly Chapter[]
  player: PlayerState
  /** A recording was opened to be heard, and has not begun yet. */
  isAwaited: boolean
}

export const useNowPlaying = create<NowPlaying>(() => ({
  place: null,
  chapters: [],
  player: firstState,
  isAwaited: false,
}))

/** The voice of this device; null where it has none. */
export const deviceSpeaker = browserSpeaker()

let report: StartedPlay | null = null
/** When the service was told last how far a chapter is (epoch ms). */
let keptAt = 0
/** So often it is told while a chapter is heard; this device remembers every sentence. */
const KEEP_EVERY_MS = 15_000

export const storyPlayer = createStoryPlayer({
  speaker: deviceSpeaker ?? {
    hasVoice: () => false,
    onVoices: () => () => {},
    say: () => Promise.resolve(false),
    stop: () => {},
  },
  clock: () => Date.now(),
  tell: onState,
  onEnd: () => void goOn(storyPlayer.isAwake).catch(() => {}),
})

function onState(player: PlayerState): void {
  const before = useNowPlaying.getState().player
  useNowPlaying.setState({ player })
  const { place } = useNowPlaying.getState()
  const { chapter } = player
  if (!place || !chapter) return
  if (before.chapter?.id !== chapter.id) endPlay()
  const isBegun = player.isPlaying && !report
  if (isBegun) {
    keptAt = Date.now()
    report = startPlay({
      categoryId: PLAY_CATEGORIES.story,
      subCategoryId: place.bundleId,
      subCategoryName: place.bundleName,
      entryId: place.bundleId,
    })
  }
  // A pause ends no play: what goes on after it is the same one.
  if (player.isOver) endPlay()
  if (before.isPlaying && !player.isPlaying)
    keepPlace(place, chapter.id, player.isOver ? 0 : secondAt(chapter, player.line), true)
  else if (player.isPlaying && !isBegun && player.line !== before.line)
    keepPlace(place, chapter.id, secondAt(chapter, player.line))
}

function endPlay(): void {
  report?.tell()
  report = null
}

/** How far a chapter is: on this device always, and every few seconds at the service, which knows it on other devices. */
export function keepPlace(place: StoryPlace, chapterId: string, second: number, isForService = false): void {
  const now = Date.now()
  const { bundleId, periodId } = place
  const heard = { periodId, chapterId, second: Math.floor(second) }
  const userId = currentUser()?.userId
  rememberHeard(userId ?? '', bundleId, { ...heard, at: now })
  if (userId === undefined || (!isForService && now - keptAt < KEEP_EVERY_MS)) return
  keptAt = now
  // A place that is not kept is only heard once more.
  void call(saveStoryProgress, { bundleId, ...heard, requestId: newRequestId() }).catch(() => {})
}

/** A chapter of a period, from a second on. */
export function openChapter(
  place: StoryPlace,
  chapters: readonly Chapter[],
  at: number,
  { second = 0, plays }: { second?: number; plays?: boolean } = {},
): void {
  const chapter = chapters[at]
  if (!chapter) return
  useNowPlaying.setState({ place, chapters, isAwaited: chapter.vid !== null && plays === true })
  useIsStoryOpen.setState({ isOpen: true })
  changeStoryIndex({
    chapterIndex: at,
    chapterTotal: chapters.length,
    activeBundleId: place.bundleId,
    activePeriodId: place.periodId,
  })
  // One that was recorded has a voice of its own.
  storyPlayer.open(chapter, lineAt(chapter, second), chapter.vid === null ? plays : false)
}

/**
 * To the chapter after the one that is open; after the last of a period to the first of the next one. `plays` is asked once
 * that has come; without it the next one is heard where this one is.
 */
export async function goOn(plays?: () => boolean): Promise<void> {
  const { place, chapters, player } = useNowPlaying.getState()
  if (!place) return
  const at = chapters.findIndex(({ id }) => id === player.chapter?.id) + 1
  const open = (next: { place: StoryPlace; chapters: readonly Chapter[] }, index: number) =>
    openChapter(next.place, next.chapters, index, plays && { plays: plays() })
  if (chapters[at]) return open({ place, chapters }, at)
  const next = await readNextPeriod(place)
  // Meanwhile something else may have been opened.
  if (next && useNowPlaying.getState().place === place) open(next, 0)
}

async function readNextPeriod(place: StoryPlace) {
  const periods = await call(storyPeriods, { bundleId: place.bundleId })
  const period = periods[periods.findIndex(({ id }) => id === place.periodId) + 1]
  if (!period) return undefined
  const chapters = await call(storyChapters, { periodId: period.id })
  return { place: { ...place, periodId: period.id, periodName: period.name }, chapters }
}

export function closeStory(): void {
  storyPlayer.pause()
  endPlay()
  useNowPlaying.setState({ place: null, chapters: [], isAwaited: false })
  useIsStoryOpen.setState({ isOpen: false })
  storyPlayer.close()
}

// A teacher who signs out leaves no voice behind that no screen could stop.
useSession.subscribe((session, before) => {
  if (before.currentUserId === null || session.currentUserId === before.currentUserId) return
  report?.forget()
  report = null
  useNowPlaying.setState({ place: null })
  closeStory()
})
