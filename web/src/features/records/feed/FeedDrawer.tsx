import { useState } from 'react'
import { useAreRemindersHidden } from '../../../shared/device/reminder-display.store.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { LoadMore } from '../../../shared/ui/buttons/LoadMore.tsx'
import { Drawer } from '../../../shared/ui/overlay/Drawer.tsx'
import { undoOfBatch, type WantedUndo } from '../format-undo.ts'
import { RecordSkeleton } from '../RecordSkeleton.tsx'
import { UndoDialog } from '../UndoDialog.tsx'
import { FeedRow } from './FeedRow.tsx'
import { useFeed } from './use-feed.ts'

export type FeedDrawerProps = {
  classId: string
  now: () => number
  /** So many comments of this class wait on the device for the network. */
  waiting: number
  onUndone: (batchId: string) => void
  onClose: () => void
}

/** What was given in the class lately, one entry a comment, by every teacher of it. */
export function FeedDrawer({ classId, now, waiting, onUndone, onClose }: FeedDrawerProps) {
  const feed = useFeed(classId)
  const [asked, setAsked] = useState<WantedUndo | null>(null)
  const areRemindersHidden = useAreRemindersHidden()
  const all = feed.data?.pages.flatMap(({ items }) => items) ?? []
  const batches = areRemindersHidden ? all.filter(({ kind }) => kind !== 'reminder') : all
  return (
    <Drawer isOpen onClose={onClose} title="最近点评">
      {waiting > 0 && (
        <p className="mx-6 mb-2 rounded-field bg-sun-tint px-4 py-2.5 text-base text-sun-ink">
          {waiting} 条点评待上传，联网后会出现在这里
        </p>
      )}
      <ReadView read={feed} waiting={<RecordSkeleton />}>
        {() =>
          all.length === 0 ? (
            waiting === 0 && (
              <p className="px-6 py-10 text-center text-m text-ink-2">还没有点评，第一次夸奖从今天开始</p>
            )
          ) : (
            <ol aria-label="最近点评" className="px-3">
              {batches.map((batch) => (
                <FeedRow
                  key={batch.batchId}
                  batch={batch}
                  nowMs={now()}
                  onUndo={() => setAsked(undoOfBatch(batch, now()))}
                />
              ))}
            </ol>
          )
        }
      </ReadView>
      {batches.length < all.length && (
        <p className="px-6 pb-4 text-base text-ink-2">
          待改进不显示在大屏幕上，在“点评记录”里看；只有你看这台电脑时，可以在“更多”里打开。
        </p>
      )}
      <LoadMore pages={feed} className="px-6 pb-6 print:px-0" />
      {asked && (
        <UndoDialog classId={classId} undo={asked} onUndone={onUndone} onClose={() => setAsked(null)} />
      )}
    </Drawer>
  )
}
