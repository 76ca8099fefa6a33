import { Suspense, useState } from 'react'
import type { FeedDrawerProps } from '../../../features/records/FeedDrawer.tsx'
import { FeedPill } from '../../../features/records/FeedPill.tsx'
import { lazyDialog } from '../../../shared/ui/lazy-dialog.tsx'

export type FeedProps = { classId: string; onUndone: (batchId: string) => void }

const FeedDrawer = lazyDialog<FeedDrawerProps>(
  async () => (await import('../../../features/records/FeedDrawer.tsx')).FeedDrawer,
  ({ onClose }) => onClose(),
)

/** The last comment, and behind it the drawer with those before it. */
export function Feed({ classId, onUndone }: FeedProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FeedPill classId={classId} now={Date.now} onOpen={() => setIsOpen(true)} />
      <Suspense>
        {isOpen && (
          <FeedDrawer classId={classId} now={Date.now} onUndone={onUndone} onClose={() => setIsOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
