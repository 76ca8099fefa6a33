import { audioDetail, PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { useEffect, useRef, useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import type { PlayReport } from '../../plays/play-report.ts'
import { startPlay } from '../../plays/start-play.ts'
import { goBy, type StoryPlace } from '../now-playing.store.ts'

export type RecordedChapterProps = { place: StoryPlace; vid: string; title: string }

/** A chapter with a reading of its own: the browser's player. An address that ended is asked for once more. */
export function RecordedChapter({ place, vid, title }: RecordedChapterProps) {
  const read = useRead(audioDetail, { vid })
  const report = useRef<PlayReport>(null)
  const tell = () => {
    report.current?.tell()
    report.current = null
  }
  // The service: the play is over with the chapter's place on the screen.
  useEffect(() => tell, [])
  const [wasRenewed, setRenewed] = useState(false)
  return (
    <ReadView read={read} waiting={<Skeleton className="h-14 w-full" />}>
      {({ url }) => (
        // The text stands below.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio
          controls
          src={url}
          aria-label={title}
          className="chapter-width w-full"
          onPlay={() => {
            report.current ??= startPlay({
              categoryId: PLAY_CATEGORIES.story,
              subCategoryId: place.bundleId,
              subCategoryName: place.bundleName,
              entryId: place.bundleId,
            })
          }}
          onEnded={() => {
            tell()
            goBy(1)
          }}
          onError={() => {
            if (wasRenewed) return
            setRenewed(true)
            void read.refetch()
          }}
        />
      )}
    </ReadView>
  )
}
