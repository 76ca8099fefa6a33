import type { Student } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useBackAsEscape } from '../../shared/navigation/use-back-as-escape.ts'
import { useClassKeys } from '../../features/class-screen/use-class-keys.ts'
import { CommentNoticeBar } from '../../features/comments/bar/CommentNoticeBar.tsx'
import { formatDeparture, formatNotice } from '../../features/comments/give/format-comment.ts'
import { GivingProvider, useGiver, useGiving } from '../../features/comments/give/GivingProvider.tsx'
import { classDetailPath } from '../../shared/navigation/class-detail-path.ts'
import { useIsKeptQuiet } from '../../shared/device/reminder-display.store.ts'
import { handOverSelection } from '../../shared/navigation/handed-selection.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { renderNewItem } from '../main/class-detail/dialogs/NewItem.tsx'

const CommentDialog = onDemand(
  async () => (await import('../../features/comments/dialog/CommentDialog.tsx')).CommentDialog,
)

export type PraiseHereProps = {
  classId: string
  classmates: readonly Student[]
  /** Who is praised now; empty while the dialog is shut. */
  studentIds: readonly string[]
  onClose: () => void
  /** A stage has its next steps at the bottom, which what was given would cover. */
  isOnStage?: boolean
  /** The data of this one pupil; a stage has no way to them. */
  onOpenStudent?: (studentId: string) => void
}

/** The comment dialog on the screen of the class's data or over a stage, and the way back from what was given there. */
export function PraiseHere(props: PraiseHereProps) {
  const { classId, studentIds, isOnStage = false } = props
  return (
    <GivingProvider classId={classId}>
      {studentIds.length > 0 && <PraiseDialog key={studentIds.join()} {...props} />}
      <GivenNotice isOnStage={isOnStage} />
    </GivingProvider>
  )
}

function PraiseDialog({ classId, classmates, studentIds, onClose, onOpenStudent }: PraiseHereProps) {
  useBackAsEscape()
  const navigate = useNavigate()
  const { give } = useGiver()
  const [removed, setRemoved] = useState<readonly string[]>([])
  // As they were called when the dialog opened: of one who leaves meanwhile nothing else is known.
  const [names] = useState(() => new Map(classmates.map(({ id, username }) => [id, username])))
  const meant = studentIds.filter((id) => !removed.includes(id))
  const students = classmates.filter(({ id }) => meant.includes(id))
  const gone = meant.filter((id) => !classmates.some((one) => one.id === id))

  function remove(id: string): void {
    if (students.length === 1) onClose()
    else setRemoved([...removed, id])
  }

  return (
    <CommentDialog
      classId={classId}
      students={students}
      isWholeClass={false}
      gone={formatDeparture(
        gone.map((id) => names.get(id) ?? '一名学生'),
        students.length,
      )}
      renderNewItem={renderNewItem}
      onRemove={remove}
      onAddMore={() => void navigate(classDetailPath(classId), { state: handOverSelection(meant) })}
      onOpenRecords={onOpenStudent}
      onGive={(item, words, from) => {
        onClose()
        give({ students, isWholeClass: false, item, ...words, from })
      }}
      onClose={onClose}
    />
  )
}

/** What was just given, with the way back, at the bottom of the screen; on a phone above the sections of the class. */
function GivenNotice({ isOnStage }: { isOnStage: boolean }) {
  const { undo, undoLast, closeNotice } = useGiver()
  const notice = useGiving((given) => given.notice)
  const isQuiet = useIsKeptQuiet(notice?.comment.item.score ?? 0)
  // The screen has keys of its own, or none: of a class's keys only the one that the bar names.
  useClassKeys({ onUndo: undoLast, isDialogOpen: true })
  return (
    <>
      <p role="status" data-over-all className="sr-only">
        {notice && formatNotice(notice, { isQuiet })}
      </p>
      <div
        data-over-all
        className={`pointer-events-none fixed inset-x-3 z-30 grid justify-items-center gap-2 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] [&>*]:pointer-events-auto ${isOnStage ? 'md:top-1' : 'md:bottom-6'}`}
      >
        {notice && <CommentNoticeBar notice={notice} onUndo={undo} onClose={closeNotice} />}
      </div>
    </>
  )
}
