import './story-room.css'
import { storyChapters, storyPeriods, type storyBundles } from '@pinge/contract/content/stories.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useEffect, useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView, type ReadViewProps } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { showError } from '../../../../shared/ui/feedback/show-toast.ts'
import type { HeardPlace } from '../heard.store.ts'
import { goOn, openChapter, useNowPlaying, type StoryPlace } from '../now-playing.store.ts'
import { changeStoryIndex } from '../story-index.store.ts'
import { STORIES_PATH } from '../story-path.ts'
import { lastHeard, useHeardPlaces } from '../use-heard-places.ts'
import { ChapterPlayer } from './ChapterPlayer.tsx'
import type { Chapter } from './story-player.ts'
import { ThinkCard } from './ThinkCard.tsx'
import { useBundles } from './use-bundles.ts'
import { useFollow } from './use-follow.ts'

type Bundle = DataOf<typeof storyBundles>['list'][number]
type Period = DataOf<typeof storyPeriods>[number]

export type StoryRoomProps = {
  /** Of the address; empty where it names none. */
  bundleId: string
  periodId: string
  /** From 1. */
  chapter: number | null
  onOpen: (of: { bundleId: string; periodId?: string; chapter?: number }) => void
}

/** 听故事: the bundles at the left, the player in the middle, the chapters of the period at the right. */
export function StoryRoom(props: StoryRoomProps) {
  const places = useHeardPlaces()
  const wanted = props.bundleId === '' ? (lastHeard(places ?? {}) ?? '') : props.bundleId
  const read = useBundles(wanted)
  return (
    <StoryRead read={places ? read : { ...read, data: undefined }}>
      {(list) => {
        const bundle = list.find(({ id }) => id === wanted) ?? (props.bundleId === '' ? list[0] : undefined)
        if (!bundle) return <Gone />
        return (
          <OpenBundle
            key={bundle.id}
            {...props}
            bundle={bundle}
            bundles={list}
            heard={(places ?? {})[bundle.id]}
          />
        )
      }}
    </StoryRead>
  )
}

/** The page's head until a chapter is open, whose title it is then. */
const head = <h1 className="sr-only">听故事</h1>

function StoryRead<Data>({ read, children }: Pick<ReadViewProps<Data>, 'read' | 'children'>) {
  return (
    <>
      {read.data === undefined && head}
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {children}
      </ReadView>
    </>
  )
}

function Gone() {
  return (
    <div>
      {head}
      <EmptyState
        picture="clipboard"
        title="内容不存在或已下架"
        action={<ButtonLink to={STORIES_PATH}>看看别的故事</ButtonLink>}
      />
    </div>
  )
}

type OpenBundleProps = StoryRoomProps & {
  bundle: Bundle
  bundles: readonly Bundle[]
  heard: HeardPlace | undefined
}

function OpenBundle({ bundle, bundles, heard, periodId, chapter, onOpen }: OpenBundleProps) {
  const read = useRead(storyPeriods, { bundleId: bundle.id })
  return (
    <StoryRead read={read}>
      {(periods) => {
        const find = (wanted: string | undefined) => periods.find(({ id }) => id === wanted)
        // What was heard may have been taken down since.
        const period = periodId === '' ? (find(heard?.periodId) ?? periods[0]) : find(periodId)
        if (!period) return <Gone />
        return (
          <div className="story-room">
            <Bundles {...{ bundles, bundle, periods, period, onOpen }} />
            <OpenPeriod key={period.id} {...{ bundle, period, periods, heard, chapter, onOpen }} />
          </div>
        )
      }}
    </StoryRead>
  )
}

type BundlesProps = {
  bundles: readonly Bundle[]
  bundle: Bundle
  periods: readonly Period[]
  period: Period
  onOpen: StoryRoomProps['onOpen']
}

function Bundles({ bundles, bundle, periods, period, onOpen }: BundlesProps) {
  return (
    <nav aria-label="故事专辑" className="story-bundles rounded-big bg-white p-4">
      <h2 className="px-1 pb-2 font-bold">故事专辑</h2>
      <ul className="flex flex-col gap-2">
        {bundles.map(({ id, name, cover, periodTotal, chapterTotal }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={name}
              aria-expanded={id === bundle.id}
              onClick={() => onOpen({ bundleId: id })}
              className="flex w-full items-center gap-3 rounded-card p-1 text-left hover:bg-mist"
            >
              <img src={cover} alt="" className="size-14 rounded-field object-cover" />
              <span className="min-w-0 flex-1">
                <b className="block">{name}</b>
                <span className="text-s text-ink-2">
                  {periodTotal} 期 {chapterTotal} 集
                </span>
              </span>
            </button>
            {id === bundle.id && (
              <ul className="mt-1 flex flex-col gap-1">
                {periods.map((one) => (
                  <li key={one.id}>
                    <button
                      type="button"
                      aria-current={one.id === period.id || undefined}
                      onClick={() => onOpen({ bundleId: id, periodId: one.id })}
                      className="flex min-h-12 w-full items-center justify-between gap-2 rounded-field px-3 text-left text-base hover:bg-mist content-row"
                    >
                      {one.name}
                      <span className="num text-s">{one.chapterTotal} 集</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

type OpenPeriodProps = Pick<BundlesProps, 'bundle' | 'period' | 'periods' | 'onOpen'> & {
  heard: HeardPlace | undefined
  chapter: number | null
}

function OpenPeriod({ bundle, period, periods, heard, chapter, onOpen }: OpenPeriodProps) {
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
  onOpen: StoryRoomProps['onOpen']
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
  if (!current) return <Gone />
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
