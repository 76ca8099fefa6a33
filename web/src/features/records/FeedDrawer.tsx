import { describeFailure } from '../../shared/api/describe-failure.ts'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { LoadMore } from '../../shared/ui/form/LoadMore.tsx'
import { undoOfBatch } from './describe-batch.ts'
import { FeedRow } from './FeedRow.tsx'
import { RecordSkeleton } from './RecordSkeleton.tsx'
import { useAskUndo } from './use-ask-undo.tsx'
import { useFeed } from './use-records.ts'

export type FeedDrawerProps = {
  classId: string
  now: () => number
  onUndone: (batchId: string) => void
  onClose: () => void
}

/** What was given in the class lately, one entry a deed, by every teacher of it. */
export function FeedDrawer({ classId, now, onUndone, onClose }: FeedDrawerProps) {
  const feed = useFeed(classId)
  const { ask, dialog } = useAskUndo(classId, onUndone)
  const batches = feed.data?.pages.flatMap((page) => page.items)
  return (
    <Drawer isOpen onClose={onClose} title="最近点评">
      {!batches && !feed.error && <RecordSkeleton />}
      {!batches && feed.error && (
        <ErrorBox reason={describeFailure(feed.error)} onRetry={() => void feed.refetch()} />
      )}
      {batches?.length === 0 && (
        <p className="px-6 py-10 text-center text-m text-ink-2">还没有点评，第一次夸奖从今天开始</p>
      )}
      {batches && batches.length > 0 && (
        <ol aria-label="最近点评" className="px-3">
          {batches.map((batch) => (
            <FeedRow key={batch.batchId} batch={batch} nowMs={now()} onUndo={() => ask(undoOfBatch(batch))} />
          ))}
        </ol>
      )}
      <LoadMore pages={feed} className="px-6 pb-6 print:px-0" />
      {dialog}
    </Drawer>
  )
}
