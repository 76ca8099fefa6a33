import type { Student } from '@pinge/contract/students.ts'
import { useReducer, useRef, useState, useTransition } from 'react'
import { announceNotice } from '../../../features/comments/describe-award.ts'
import { PraiseFlight } from '../../../features/comments/PraiseFlight.tsx'
import { StudentRecords } from '../../../features/comments/StudentRecords.tsx'
import { classFigures } from '../../../features/students/class-figures.ts'
import { focusStudent } from '../../../features/students/move-focus.ts'
import { NoStudentFound } from '../../../features/students/NoStudentFound.tsx'
import { NoStudents } from '../../../features/students/NoStudents.tsx'
import { useCommentItems } from '../../../features/comments/use-comment-items.ts'
import { useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { searchStudents } from '../../../features/students/search-students.ts'
import { emptySelection, selectionReducer } from '../../../features/students/selection.ts'
import { sortStudents, type StudentOrder } from '../../../features/students/sort-students.ts'
import { StudentDrawer } from '../../../features/students/StudentDrawer.tsx'
import { StudentGrid } from '../../../features/students/StudentGrid.tsx'
import { StudentToolbar } from '../../../features/students/StudentToolbar.tsx'
import { UsageHint } from '../../../features/students/UsageHint.tsx'
import { LeaveGuard } from '../../../shared/ui/LeaveGuard.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ChosenCommentDialog } from './ChosenCommentDialog.tsx'
import { useClassKeys } from './use-class-keys.ts'
import { useGiving } from './use-giving.ts'
import { useLiveChanges } from './use-live-changes.ts'

type Open =
  | { dialog: 'none' }
  | { dialog: 'comment'; studentIds: readonly string[]; isWholeClass: boolean }
  | { dialog: 'records'; studentId: string }

const nothing: Open = { dialog: 'none' }

export type ClassViewProps = {
  classId: string
  students: readonly Student[]
  onAdd: () => void
}

/** The pupils of one class, and everything that is done with them. */
export function ClassView({ classId, students, onAdd }: ClassViewProps) {
  const [selection, select] = useReducer(selectionReducer, emptySelection)
  const [order, setOrder] = useState<StudentOrder>('letter')
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState<Open>(nothing)
  const [isOpening, startOpening] = useTransition()
  const [typedAhead, setTypedAhead] = useState<number | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const giving = useGiving(classId)
  const { awards } = giving
  useLiveChanges(classId)
  useCommentItems(classId)

  const shown = searchStudents(sortStudents(students, order), typed)
  const shownIds = shown.map(({ id }) => id)
  const chosen = students.filter(({ id }) => selection.tickedIds.has(id))
  const isSearching = typed.trim() !== ''

  const close = () => setOpen(nothing)
  // The tap itself is answered first; a dialog is a lot to draw at once on an old computer.
  const show = (next: Open) => {
    setTypedAhead(null)
    startOpening(() => setOpen(next))
  }
  const comment = (studentIds: readonly string[], isWholeClass = false) =>
    show({ dialog: 'comment', studentIds, isWholeClass })
  const openRecords = (studentId: string) => show({ dialog: 'records', studentId })

  function pickFirst(): void {
    const [first] = shownIds
    if (first === undefined) return
    focusStudent(first)
    comment([first])
  }

  useClassKeys({
    onLetter: () => search.current?.focus(),
    onDigit: (digit) => isOpening && setTypedAhead(digit),
    onUndo: awards.undoLast,
    onEscape: () => select({ type: 'choosing-ended' }),
    isDialogOpen: open.dialog !== 'none',
  })

  return (
    <>
      {students.length === 0 ? (
        <NoStudents onAdd={onAdd} />
      ) : (
        <>
          <StudentToolbar
            typed={typed}
            searchRef={search}
            order={order}
            isChoosing={selection.isChoosing}
            onType={setTyped}
            onPickFirst={pickFirst}
            onOrder={setOrder}
            onChoose={() => select({ type: selection.isChoosing ? 'choosing-ended' : 'choosing-started' })}
          />
          <div className="px-4 sm:px-8 sm:pt-1.5 board:px-11">
            {shown.length === 0 ? (
              <NoStudentFound typed={typed} onClear={() => setTyped('')} />
            ) : (
              <StudentGrid
                students={shown}
                figures={isSearching ? null : classFigures(students)}
                selection={selection}
                isScoreHidden={isScoreHidden}
                praise={giving.praise}
                onCommentClass={() => comment(shownIds, true)}
                onComment={(id) => comment([id])}
                onTick={(id) => select({ type: 'student-ticked', id })}
                onTickRange={(toId) => select({ type: 'range-ticked', toId, shownIds })}
                onOpenRecords={openRecords}
              />
            )}
          </div>
        </>
      )}
      {/* The bar floats; what is last on the page can be scrolled out from under it. */}
      <div className="min-h-20 shrink-0 board:min-h-26">
        {students.length > 0 && !selection.isChoosing && !awards.notice && <UsageHint />}
      </div>

      <BottomBar
        awards={awards}
        selection={selection}
        chosen={chosen}
        onSendAgain={giving.sendAgain}
        onTickAll={() => select({ type: 'all-ticked', shownIds })}
        onInvert={() => select({ type: 'ticks-inverted', shownIds })}
        onCancel={() => select({ type: 'choosing-ended' })}
        onComment={() => comment(chosen.map(({ id }) => id))}
      />
      <p role="status" className="sr-only">
        {awards.notice && announceNotice(awards.notice)}
      </p>
      {giving.moment && <PraiseFlight moment={giving.moment} />}

      {open.dialog === 'comment' && (
        <ChosenCommentDialog
          classId={classId}
          students={students.filter(({ id }) => open.studentIds.includes(id))}
          isWholeClass={open.isWholeClass}
          keptRemark={giving.keptRemark}
          typedAhead={typedAhead}
          onRemove={(id) => {
            if (selection.tickedIds.has(id)) select({ type: 'student-ticked', id })
            comment(open.studentIds.filter((other) => other !== id))
          }}
          onAddMore={() => {
            select({ type: 'ticks-set', ids: open.studentIds })
            close()
          }}
          onOpenRecords={openRecords}
          onGive={(given) => {
            select({ type: 'choosing-ended' })
            setTyped('')
            close()
            giving.give(given)
          }}
          onClose={close}
        />
      )}
      {open.dialog === 'records' && (
        <RecordsDrawer
          classId={classId}
          student={students.find(({ id }) => id === open.studentId)}
          onUndone={awards.forgetBatch}
          onClose={close}
        />
      )}
      {awards.hasUnconfirmed && (
        <LeaveGuard
          isDirty
          guardsSearch
          title="有点评可能没有送到"
          description="离开后就不能重试了。网络恢复后，可以先在这里重试。"
        />
      )}
    </>
  )
}

type RecordsDrawerProps = {
  classId: string
  student: Student | undefined
  onUndone: (batchId: string) => void
  onClose: () => void
}

function RecordsDrawer({ classId, student, onUndone, onClose }: RecordsDrawerProps) {
  if (!student) return null
  return (
    <StudentDrawer student={student} onClose={onClose}>
      <StudentRecords classId={classId} studentId={student.id} now={Date.now} onUndone={onUndone} />
    </StudentDrawer>
  )
}
