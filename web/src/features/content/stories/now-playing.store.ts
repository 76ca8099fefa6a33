import { saveStoryProgress } from '@pinge/contract/content/stories.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { create } from 'zustand'
import { call } from '../../../shared/api/call/call.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { currentUser } from '../../../shared/session/session.ts'
import type { PlayReport } from '../plays/play-report.ts'
import { startPlay } from '../plays/start-play.ts'
import { browserSpeaker } from '../../../shared/sound/speaker.ts'
import {
  createStoryPlayer,
  firstState,
  lineAt,
  secondAt,
  type Chapter,
  type PlayerState,
} from './player/story-player.ts'
import { useHeard } from './heard.store.ts'
import { useIsStoryOpen } from './playing-sign.store.ts'
import { changeStoryIndex } from './story-index.store.ts'

/** What a chapter stands in. */
export type StoryPlace = { bundleId: string; bundleName: string; periodId: string; periodName: string }

type NowPlaying = { place: StoryPlace | null; chapters: readonly Chapter[]; player: PlayerState }

export const useNowPlaying = create<NowPlaying>(() => ({ place: null, chapters: [], player: firstState }))

/** The voice of this device; null where it has none. */
export const deviceSpeaker = browserSpeaker()

let report: PlayReport | null = null

export const storyPlayer = createStoryPlayer({
  speaker: deviceSpeaker ?? {
    hasVoice: () => false,
    onVoices: () => () => {},
    say: () => Promise.resolve(false),
    stop: () => {},
  },
  clock: () => Date.now(),
  tell: onState,
  onEnd: () => goBy(1, true),
})

function onState(player: PlayerState): void {
  const before = useNowPlaying.getState().player
  useNowPlaying.setState({ player })
  const { place } = useNowPlaying.getState()
  const { chapter } = player
  if (!place || !chapter) return
  const isBegun = player.isPlaying && (!before.isPlaying || before.chapter?.id !== chapter.id)
  if (isBegun) {
    report?.tell()
    report = startPlay({
      categoryId: PLAY_CATEGORIES.story,
      subCategoryId: place.bundleId,
      subCategoryName: place.bundleName,
      entryId: place.bundleId,
    })
  }
  if (before.isPlaying && !player.isPlaying) {
    report?.tell()
    report = null
    remember(place, chapter, player.isOver ? 0 : player.line)
  }
}

function remember({ bundleId, periodId }: StoryPlace, chapter: Chapter, line: number): void {
  const heard = { periodId, chapterId: chapter.id, second: secondAt(chapter, line) }
  useHeard.setState(({ byBundle }) => ({ byBundle: { ...byBundle, [bundleId]: heard } }))
  if (!currentUser()) return
  // It is remembered on this device already; a place that is not kept is only heard once more.
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
  useNowPlaying.setState({ place, chapters })
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

/** To the chapter before or after this one, where the period has one. */
function goBy(step: number, plays?: boolean): void {
  const { place, chapters, player } = useNowPlaying.getState()
  const at = chapters.findIndex(({ id }) => id === player.chapter?.id) + step
  if (place && chapters[at]) openChapter(place, chapters, at, plays === undefined ? {} : { plays })
}

export function closeStory(): void {
  storyPlayer.pause()
  useNowPlaying.setState({ place: null, chapters: [] })
  useIsStoryOpen.setState({ isOpen: false })
  storyPlayer.close()
}
