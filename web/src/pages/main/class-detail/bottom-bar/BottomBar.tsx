import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useClassScreen } from '../../../../features/class-screen/class-screen.store.ts'
import { CommentNoticeBar } from '../../../../features/comments/bar/CommentNoticeBar.tsx'
import { PartialComments } from '../../../../features/comments/bar/PartialComments.tsx'
import { UndoInBar } from '../../../../features/comments/bar/UndoButton.tsx'
import { laneClasses } from '../../../../shared/ui/layout/lane-classes.ts'
import { useGiver, useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { DRAW_NOTICE_ID } from '../../../../features/lesson-tools/draw/draw-notice-id.ts'

export type BottomBarProps = {
  /** The bar of the selection, with the undo of what was just given in it. Null where the notice stands alone. */
  children: (undo: ReactNode) => ReactNode
}

/**
 * What stands in the lane: what was just given, or who is selected. When the teacher goes on before the undo has run
 * out, the bar comes back and keeps the undo in it.
 */
export function BottomBar({ children }: BottomBarProps) {
  const { classId, undo, closeNotice } = useGiver()
  const notice = useGiving((given) => given.notice)
  const undoInBar = (notice?.phase === 'given' || notice?.phase === 'queued') && (
    <UndoInBar key={notice.comment.requestId} onUndo={() => undo(notice.comment)} onClose={closeNotice} />
  )
  const noticeBar = notice && <CommentNoticeBar notice={notice} onUndo={undo} onClose={closeNotice} />
  // Over the class lies the draw, which goes on: it shows there what it led to.
  const isDrawing = useClassScreen(({ tool }) => tool === 'draw')
  const place = isDrawing ? document.getElementById(DRAW_NOTICE_ID) : null
  if (noticeBar && place) return createPortal(noticeBar, place)
  return (
    <div className={laneClasses}>
      {children(undoInBar) ?? <PartialComments classId={classId}>{noticeBar}</PartialComments>}
    </div>
  )
}
