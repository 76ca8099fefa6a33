import { audioDetail, PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { useEffect, useRef } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import type { PlayReport } from '../../plays/play-report.ts'
import { startPlay } from '../../plays/start-play.ts'
import { useRenewedAddress } from '../../plays/use-renewed-address.ts'
import { storyPlayer, type StoryPlace } from '../now-playing.store.ts'

export type RecordedChapterProps = {
  place: StoryPlace
  vid: string
  title: string
  onEnd: () => void
}

/** A chapter with a reading of its own: the browser's player. */
export function RecordedChapter({ place, vid, title, onEnd }: RecordedChapterProps) {
  const read = useRead(audioDetail, { vid }, { gcTime: 0, staleTime: Infinity })
  const report = useRef<PlayReport>(null)
  const tell = () => {
    report.current?.tell()
    report.current = null
  }
  // The service: the play is over with the chapter's place on the screen.
  useEffect(() => tell, [])
  const renewed = useRenewedAddress(() => void read.refetch())
  return (
    <ReadView read={read} waiting={<Skeleton className="h-14 w-full" />}>
      {({ url }) => (
        // The text stands below.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          {...renewed}
          controls
          src={url}
          aria-label={title}
          className="chapter-width w-full"
          onPlay={() => {
            // One voice at a time.
            storyPlayer.pause()
            report.current ??= startPlay({
              categoryId: PLAY_CATEGORIES.story,
              subCategoryId: place.bundleId,
              subCategoryName: place.bundleName,
              entryId: place.bundleId,
            })
          }}
          onEnded={() => {
            tell()
            onEnd()
          }}
        />
      )}
    </ReadView>
  )
}
