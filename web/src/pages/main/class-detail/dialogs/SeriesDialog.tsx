import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { CommentDialog } from '../../../../features/comments/dialog/CommentDialog.tsx'
import { useClassData } from '../ClassData.tsx'
import { renderNewItem } from './NewItem.tsx'

export type SeriesDialogProps = { typedAhead: number | null; onClose: () => void }

/** 连续点评 begins with the item; the pupils come after it. */
export function SeriesDialog({ typedAhead, onClose }: SeriesDialogProps) {
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  return (
    <CommentDialog
      classId={classId}
      students={[]}
      isWholeClass={false}
      typedAhead={typedAhead}
      renderNewItem={renderNewItem}
      onGive={(item, { remark }) => dispatch({ type: 'series-started', item, remark })}
      onClose={onClose}
    />
  )
}
