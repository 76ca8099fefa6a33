import { audioDetail, PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatFailure } from '../../../../shared/api/failure/format-failure.ts'
import { ErrorBox } from '../../../../shared/ui/feedback/ErrorBox.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import type { PlayReport } from '../../plays/play-report.ts'
import { startPlay } from '../../plays/start-play.ts'
import { useRenewedAddress } from '../../plays/use-renewed-address.ts'
import { keepPlace, storyPlayer, useNowPlaying, type StoryPlace } from '../now-playing.store.ts'

export type RecordedChapterProps = {
  place: StoryPlace
  chapterId: string
  vid: string
  title: string
  /** Where it was left, in seconds. */
  start: number
  onEnd: () => void
}

/** A chapter with a reading of its own: the browser's player. */
export function RecordedChapter({ place, chapterId, vid, title, start, onEnd }: RecordedChapterProps) {
  const read = useRead(audioDetail, { vid }, { gcTime: 0, staleTime: Infinity })
  const report = useRef<PlayReport>(null)
  const tell = () => {
    report.current?.tell()
    report.current = null
  }
  // The service: the play is over with the chapter's place on the screen.
  useEffect(() => tell, [])
  const { media, cut, askAgain } = useRenewedAddress(() => read.refetch())
  const [begins] = useState(start)
  const hasBegun = useRef(false)
  const keep = ({ currentTarget }: SyntheticEvent<HTMLAudioElement>, isForService: boolean) =>
    keepPlace(place, chapterId, currentTarget.currentTime, isForService)
  const { rate, isLooping, timer } = useNowPlaying(({ player }) => player)
  const audio = useRef<HTMLAudioElement>(null)
  const setRate = () => {
    if (audio.current) audio.current.playbackRate = rate
  }
  // The browser's own player.
  useEffect(setRate, [rate])
  const fade = useFade()
  const isAwaited = useNowPlaying((playing) => playing.isAwaited && playing.player.chapter?.id === chapterId)
  if (cut !== null) return <ErrorBox reason={formatFailure(cut)} onRetry={askAgain} />
  return (
    <ReadView read={read} waiting={<Skeleton className="h-14 w-full" />}>
      {({ url }) => (
        // The text stands below.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          {...media}
          ref={audio}
          controls
          autoPlay={isAwaited}
          loop={isLooping && timer !== 'chapter'}
          src={url}
          aria-label={title}
          className="chapter-width w-full"
          onPlay={() => {
            // One voice at a time; and a time that ran out in a pause ends nothing.
            storyPlayer.pause()
            if (!storyPlayer.isAwake()) storyPlayer.setTimer('off')
            useNowPlaying.setState({ isAwaited: false })
            report.current ??= startPlay({
              categoryId: PLAY_CATEGORIES.story,
              subCategoryId: place.bundleId,
              subCategoryName: place.bundleName,
              entryId: place.bundleId,
            })
          }}
          onLoadedMetadata={(event) => {
            // Where it was left; at another address it goes on by itself.
            if (!hasBegun.current && begins > 0) event.currentTarget.currentTime = begins
            hasBegun.current = true
            media.onLoadedMetadata(event)
            setRate()
          }}
          onTimeUpdate={(event) => {
            if (event.currentTarget.paused) return
            keep(event, false)
            if (!storyPlayer.isAwake()) {
              event.currentTarget.pause()
              storyPlayer.setTimer('off')
            }
            fade(event.currentTarget)
          }}
          onPause={(event) => keep(event, true)}
          onEnded={() => {
            keepPlace(place, chapterId, 0, true)
            tell()
            if (timer === 'chapter') storyPlayer.setTimer('off')
            else onEnd()
          }}
        />
      )}
    </ReadView>
  )
}

/** Makes a recording as quiet as the timer wants it, and as loud as it was once that has ended. */
function useFade(): (audio: HTMLAudioElement) => void {
  const usual = useRef<number>(null)
  return (audio) => {
    const loudness = storyPlayer.loudness()
    if (usual.current === null && loudness === 1) return
    usual.current ??= audio.volume
    audio.volume = usual.current * loudness
    if (loudness === 1) usual.current = null
  }
}
