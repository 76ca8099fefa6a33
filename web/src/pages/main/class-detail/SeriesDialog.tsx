import { CommentDialog } from '../../../features/comments/dialog/CommentDialog.tsx'
import { useRecentItems } from '../../../features/comments/items/recent-items.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import type { Series } from './use-giving.ts'

export type SeriesDialogProps = {
  classId: string
  typedAhead: number | null
  onSeries: (series: Series) => void
  onClose: () => void
}

/** 连续点评 begins with the item; the pupils come after it. */
export function SeriesDialog({ classId, typedAhead, onSeries, onClose }: SeriesDialogProps) {
  const recent = useRecentItems(useCurrentUser()?.userId)
  return (
    <CommentDialog
      classId={classId}
      students={[]}
      isWholeClass={false}
      recent={recent}
      keptRemark=""
      typedAhead={typedAhead}
      onRemove={() => {}}
      onAddMore={onClose}
      onOpenRecords={() => {}}
      onGive={(item, remark) => onSeries({ item, remark })}
      onClose={onClose}
    />
  )
}
