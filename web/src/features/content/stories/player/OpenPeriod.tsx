import { storyChapters } from '@pinge/contract/content/stories.ts'
import { useEffect, useState } from 'react'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { showError } from '../../../../shared/ui/feedback/show-toast.ts'
import type { HeardPlace } from '../heard.store.ts'
import { goOn, openChapter, useNowPlaying, type StoryPlace } from '../now-playing.store.ts'
import { changeStoryIndex } from '../story-index.store.ts'
import { ChapterPlayer } from './ChapterPlayer.tsx'
import type { Period, StoryBundlesProps } from './StoryBundles.tsx'
import type { Chapter } from './story-player.ts'
import { StoryGone, StoryRead } from './StoryRead.tsx'
import { ThinkCard } from './ThinkCard.tsx'
import { useFollow } from './use-follow.ts'

export type OpenPeriodProps = Pick<StoryBundlesProps, 'bundle' | 'period' | 'periods' | 'onOpen'> & {
  heard: HeardPlace | undefined
  chapter: number | null
}

/** The player in the middle, and the chapters of a period at the right. */
export function OpenPeriod({ bundle, period, periods, heard, chapter, onOpen }: OpenPeriodProps) {
  const read = useRead(storyChapters, { periodId: period.id })
  const place: StoryPlace = {
    bundleId: bundle.id,
    bundleName: bundle.name,
    periodId: period.id,
    periodName: period.name,
  }
  const periodIndex = periods.indexOf(period)
  useEffect(() => changeStoryIndex({ periodIndex }), [periodIndex])
  return (
    <StoryRead read={read}>
      {(chapters) => (
        <Chapters {...{ place, chapters, heard, chapter, onOpen }} nextPeriod={periods[periodIndex + 1]} />
      )}
    </StoryRead>
  )
}

type ChaptersProps = {
  place: StoryPlace
  chapters: readonly Chapter[]
  heard: HeardPlace | undefined
  chapter: number | null
  nextPeriod: Period | undefined
  onOpen: StoryBundlesProps['onOpen']
}

function Chapters({ place, chapters, heard, chapter, nextPeriod, onOpen }: ChaptersProps) {
  const playing = useNowPlaying()
  const isPlace = playing.place?.periodId === place.periodId
  const held = isPlace ? chapters.findIndex(({ id }) => id === playing.player.chapter?.id) : -1
  // What is heard may have been taken down since.
  const isHere = held >= 0
  const [isAsked, leaveAsked] = useAsked(chapter, held)
  useFollow(isPlace, playing.place, place, onOpen)
  const wasHeard = chapters.findIndex(({ id }) => id === heard?.chapterId)
  const asked = chapter === null ? Math.max(0, wasHeard) : chapter - 1
  const at = isHere && !isAsked ? held : asked
  const isOpen = isHere && at === held
  const current = chapters[at]
  if (!current) return <StoryGone />
  const start = (index: number, { plays }: { plays: boolean }) => {
    leaveAsked()
    const second = chapters[index]?.id === heard?.chapterId ? (heard?.second ?? 0) : 0
    openChapter(place, chapters, index, { second, plays })
  }
  const isOn = isOpen && playing.player.isPlaying
  const toNextPeriod = () => {
    if (isOpen) void goOn().catch(tellFailure)
    else if (nextPeriod) onOpen({ bundleId: place.bundleId, periodId: nextPeriod.id, chapter: 1 })
  }
  const followRecording = () => {
    if (chapters[at + 1]) return start(at + 1, { plays: true })
    // Begun by its own button, it is not what the player holds: what that goes on with is another story.
    if (!isOpen) start(at, { plays: false })
    void goOn(() => true).catch(tellFailure)
  }
  return (
    <>
      <ChapterPlayer
        place={place}
        chapter={current}
        isOpen={isOpen}
        onStart={() => start(at, { plays: true })}
        start={current.id === heard?.chapterId ? heard.second : 0}
        onPrevious={at > 0 ? () => start(at - 1, { plays: isOn }) : null}
        onNext={chapters[at + 1] ? () => start(at + 1, { plays: isOn }) : nextPeriod ? toNextPeriod : null}
        onEnd={followRecording}
      />
      <div className="flex flex-col gap-4">
        <section aria-label="这一期" className="rounded-big bg-white p-3">
          <h2 className="px-2 pb-2 font-bold">{place.periodName}</h2>
          <ol className="flex flex-col gap-1">
            {chapters.map(({ id, title, duration }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-current={index === at || undefined}
                  onClick={() => start(index, { plays: true })}
                  className="flex min-h-14 w-full items-center gap-3 rounded-card px-2 text-left hover:bg-mist content-row"
                >
                  <span className="num grid size-8 shrink-0 place-items-center rounded-full bg-mist text-s font-bold">
                    {index + 1}
                  </span>
                  <b className="min-w-0 flex-1">{title}</b>
                  <span className="num text-s text-ink-2">{formatClock(duration)}</span>
                </button>
              </li>
            ))}
          </ol>
          {nextPeriod && (
            <button
              type="button"
              onClick={() => onOpen({ bundleId: place.bundleId, periodId: nextPeriod.id, chapter: 1 })}
              className="mt-1 min-h-12 w-full rounded-field text-base font-bold text-brand-deep hover:bg-mist"
            >
              下一期：{nextPeriod.name}
            </button>
          )}
        </section>
        <ThinkCard question={current.question} />
      </div>
    </>
  )
}

/** Whether the address says what is shown, and what ends that: the player is there, or another chapter is chosen. */
function useAsked(chapter: number | null, held: number): [boolean, () => void] {
  const [seen, setSeen] = useState(chapter)
  const [isAsked, setAsked] = useState(chapter !== null)
  if (chapter !== seen) {
    setSeen(chapter)
    setAsked(chapter !== null)
  } else if (isAsked && chapter === held + 1) setAsked(false)
  return [isAsked, () => setAsked(false)]
}

function tellFailure(error: unknown): void {
  showError(formatFailure(error))
}
