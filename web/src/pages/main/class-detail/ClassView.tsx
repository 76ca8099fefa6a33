import type { Student } from '@pinge/contract/students.ts'
import { useReducer, useRef, useState } from 'react'
import { announceNotice } from '../../../features/comments/describe-award.ts'
import { PraiseFlight } from '../../../features/comments/PraiseFlight.tsx'
import { classFigures } from '../../../features/students/class-figures.ts'
import { focusStudent } from '../../../features/students/move-focus.ts'
import { NoStudentFound } from '../../../features/students/NoStudentFound.tsx'
import { NoStudents } from '../../../features/students/NoStudents.tsx'
import { useCommentItems } from '../../../features/comments/use-comment-items.ts'
import { useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { searchStudents } from '../../../features/students/search-students.ts'
import { emptySelection, selectionReducer } from '../../../features/students/selection.ts'
import { sortStudents, type StudentOrder } from '../../../features/students/sort-students.ts'
import { StudentGrid } from '../../../features/students/StudentGrid.tsx'
import { StudentToolbar } from '../../../features/students/StudentToolbar.tsx'
import { UsageHint } from '../../../features/students/UsageHint.tsx'
import { LeaveGuard } from '../../../shared/ui/LeaveGuard.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ClassDialogs } from './ClassDialogs.tsx'
import { useClassDialog } from './use-class-dialog.ts'
import { useClassKeys } from './use-class-keys.ts'
import { useGiving } from './use-giving.ts'
import { useLiveChanges } from './use-live-changes.ts'

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
  const dialog = useClassDialog()
  const search = useRef<HTMLInputElement>(null)
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const giving = useGiving(classId)
  const { awards } = giving
  const { comment } = dialog
  useLiveChanges(classId)
  useCommentItems(classId)

  const shown = searchStudents(sortStudents(students, order), typed)
  const shownIds = shown.map(({ id }) => id)
  const chosen = students.filter(({ id }) => selection.tickedIds.has(id))
  const isSearching = typed.trim() !== ''

  function pickFirst(): void {
    const [first] = shownIds
    if (first === undefined) return
    focusStudent(first)
    comment([first])
  }

  useClassKeys({
    onLetter: () => search.current?.focus(),
    onDigit: dialog.typeAhead,
    onUndo: awards.undoLast,
    onEscape: () => select({ type: 'choosing-ended' }),
    isDialogOpen: dialog.isOpen,
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
                onOpenRecords={dialog.openRecords}
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

      <ClassDialogs
        classId={classId}
        students={students}
        dialog={dialog}
        selection={selection}
        select={select}
        giving={giving}
        onGive={(given) => {
          select({ type: 'choosing-ended' })
          setTyped('')
          dialog.close()
          giving.give(given)
        }}
      />
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
