import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'
import type { FeedProps } from './Feed.tsx'

const Feed = lazyDialog<FeedProps>(
  async () => (await import('./Feed.tsx')).Feed,
  () => {},
)

/** The pupils come first, also on a slow line. */
const PUPILS_FIRST_MS = 600

/** The last comment of the class at the right of the toolbar, once the pupils are there. */
export function FeedCorner(props: FeedProps) {
  const [isTime, setIsTime] = useState(false)
  // A clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), PUPILS_FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isTime && <Feed {...props} />}</Suspense>
}
