import { Suspense, useEffect, useState } from 'react'
import type { FeedPillProps } from '../../../features/records/FeedPill.tsx'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'

const FeedPill = lazyDialog<FeedPillProps>(
  async () => (await import('../../../features/records/FeedPill.tsx')).FeedPill,
  () => {},
)

/** The pupils come first, also on a slow line. */
const PUPILS_FIRST_MS = 600

/** The last comment of the class at the right of the toolbar, once the pupils are there. */
export function FeedCorner(props: Omit<FeedPillProps, 'now'>) {
  const [isTime, setIsTime] = useState(false)
  // A clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), PUPILS_FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return <Suspense>{isTime && <FeedPill {...props} now={Date.now} />}</Suspense>
}
