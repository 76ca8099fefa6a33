import { audioDetail } from '@pinge/contract/content/videos.ts'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { goBy } from '../now-playing.store.ts'

/** A chapter with a reading of its own: the browser's player. An address that ended is asked for once more. */
export function RecordedChapter({ vid, title }: { vid: string; title: string }) {
  const read = useRead(audioDetail, { vid })
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
          onEnded={() => goBy(1)}
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
