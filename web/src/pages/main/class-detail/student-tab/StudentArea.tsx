import type { Student } from '@pinge/contract/students.ts'
import { useMemo } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf } from '../../../../features/class-screen/class-screen.ts'
import { isForMany, itemsByStudent } from '../../../../features/comments/celebration/praise.ts'
import { usePraiseAtCards } from '../../../../features/comments/give/GivingProvider.tsx'
import { rememberSeated, useIsSeated } from '../../../../features/seating/seat-view.store.ts'
import { StudentGrid } from '../../../../features/students/grid/StudentGrid.tsx'
import { StudentGridSkeleton } from '../../../../features/students/grid/StudentGridSkeleton.tsx'
import { StudentMenu } from '../../../../features/students/grid/StudentMenu.tsx'
import { classFigures } from '../../../../features/students/list/class-figures.ts'
import { searchStudents } from '../../../../features/students/list/search-students.ts'
import { sortStudents } from '../../../../features/students/list/sort-students.ts'
import { NoneFound } from '../../../../features/students/NoneFound.tsx'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { deviceRandom } from '../../../../shared/device/device-random.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useShownOrder } from './shown-students.ts'
import { useStudentActions } from './use-student-actions.ts'

/** The seats' part of the program; when it cannot be had, the list stays. */
const SeatMap = onDemand(async () => (await import('../../../../features/seating/SeatMap.tsx')).SeatMap, {
  fallback: <StudentGridSkeleton />,
  onLost: ({ onLeave }) => onLeave(),
})

/** The pupils as they sit, or as a list, or that none is found. */
export function StudentArea() {
  const userId = useCurrentUser()?.userId ?? ''
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  const isSeated = useIsSeated(userId, classId)
  const isArranging = useClassScreen((screen) => screen.isArranging)
  const isCommenting = useClassScreen((screen) => selectionOf(screen).purpose === 'comment')
  const typed = useClassScreen((screen) => screen.search)
  const isSearching = typed.trim() !== ''
  const shown = useShownStudents()

  // Where the session ends, the view is forgotten at once, and what is being arranged is not.
  if (isArranging || (isSeated && isCommenting && !isSearching)) return <Seats students={shown} />
  if (shown.length === 0)
    return <NoneFound typed={typed} onClear={() => dispatch({ type: 'search-typed', text: '' })} />
  return <Cards students={shown} hasFigures={isCommenting && !isSearching} />
}

type ShownProps = { students: readonly Student[] }

function Seats({ students }: ShownProps) {
  const userId = useCurrentUser()?.userId ?? ''
  const { classId, className } = useClassData()
  const { dispatch } = useClassScreenStore()
  const activity = useClassScreen((screen) => screen.activity)
  const isArranging = useClassScreen((screen) => screen.isArranging)
  const isScoreHidden = useScoreDisplay(({ isHidden }) => isHidden)
  const praise = usePraise()
  const actions = useStudentActions()
  return (
    <StudentMenu
      students={students}
      onComment={actions.comment}
      onToggle={actions.toggle}
      onOpenRecords={actions.openRecords}
    >
      <SeatMap
        classId={classId}
        className={className}
        students={students}
        selectedIds={selectionOf({ activity }).ids}
        isSelecting={activity.type === 'select'}
        isScoreHidden={isScoreHidden}
        isArranging={isArranging}
        onArrange={(next) => dispatch({ type: 'arranging-changed', isArranging: next })}
        random={deviceRandom}
        actions={actions}
        onLeave={() => rememberSeated(userId, classId, false)}
        praise={praise}
      />
    </StudentMenu>
  )
}

function Cards({ students, hasFigures }: ShownProps & { hasFigures: boolean }) {
  const all = useStudents()
  const activity = useClassScreen((screen) => screen.activity)
  const isScoreHidden = useScoreDisplay(({ isHidden }) => isHidden)
  const praise = usePraise()
  const actions = useStudentActions()
  const { ids, purpose } = selectionOf({ activity })
  const order = useShownOrder()
  return (
    <StudentGrid
      students={students}
      figures={hasFigures ? classFigures(all) : null}
      selectedIds={ids}
      isSelecting={activity.type === 'select'}
      isExchanging={purpose === 'exchange'}
      order={order}
      isScoreHidden={isScoreHidden}
      praise={praise}
      onCommentClass={actions.commentClass}
      onComment={actions.comment}
      onToggle={actions.toggle}
      onSelectRange={actions.selectRange}
      onActOnSelected={actions.actOnSelectionIfAny}
      onSweep={actions.sweep}
      onOpenRecords={actions.openRecords}
    />
  )
}

/** Sorted and searched once for each drawing of them. */
function useShownStudents() {
  const students = useStudents()
  const order = useShownOrder()
  const search = useClassScreen((screen) => screen.search)
  const sorted = useMemo(() => sortStudents(students, order), [students, order])
  return useMemo(() => searchStudents(sorted, search), [sorted, search])
}

/** The praise that is seen on the cards, after its stage; one for very many is seen in the middle of the screen instead. */
function usePraise() {
  const praise = usePraiseAtCards()
  return useMemo(() => (praise && !isForMany(praise) ? itemsByStudent(praise) : null), [praise])
}
