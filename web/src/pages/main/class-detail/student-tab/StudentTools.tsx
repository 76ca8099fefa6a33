import { useEffect, useState } from 'react'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { StudentSearch } from '../../../../features/students/bar/StudentSearch.tsx'
import { StudentToolbar } from '../../../../features/students/bar/StudentToolbar.tsx'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useClassData } from '../ClassData.tsx'
import { useShownOrder } from './shown-students.ts'
import { useStudentActions } from './use-student-actions.ts'
import { serverNow } from '../../../../shared/time/server-clock.store.ts'

const FeedPill = onDemand(
  async () => (await import('../../../../features/records/feed/FeedPill.tsx')).FeedPill,
  { isAdornment: true },
)

/** Finds, sorts and selects pupils. */
export function StudentTools() {
  const { dispatch } = useClassScreenStore()
  const { chooseSeriesItem } = useStudentActions()
  const order = useShownOrder()
  const isScoreHidden = useScoreDisplay(({ isHidden }) => isHidden)
  const doing = useClassScreen(({ activity }) => activity.type)
  const isSelecting = doing === 'select'
  return (
    <StudentToolbar
      search={<Search />}
      order={order}
      isScoreHidden={isScoreHidden}
      isSelecting={isSelecting}
      onOrder={(next) => dispatch({ type: 'order-chosen', order: next })}
      onSelect={() =>
        dispatch(isSelecting ? { type: 'activity-ended' } : { type: 'selection-started', purpose: 'comment' })
      }
      onSeries={doing === 'browse' ? chooseSeriesItem : undefined}
    >
      <LastComment />
    </StudentToolbar>
  )
}

function Search() {
  const { dispatch } = useClassScreenStore()
  const typed = useClassScreen(({ search }) => search)
  const actions = useStudentActions()
  return (
    <StudentSearch
      typed={typed}
      onType={(text) => dispatch({ type: 'search-typed', text })}
      onPickFirst={actions.pickFirst}
      onSelectFirst={actions.selectFirst}
      onEnter={actions.actOnSelectionIfAny}
    />
  )
}

/** The pupils come first, also on a slow line. */
const PUPILS_FIRST_MS = 600

/** The last comment of the class at the right of the toolbar, once the pupils are there. */
function LastComment() {
  const { classId } = useClassData()
  const { dispatch } = useClassScreenStore()
  const [isTime, setIsTime] = useState(false)
  // A clock.
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), PUPILS_FIRST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    isTime && (
      <FeedPill
        classId={classId}
        now={serverNow}
        onOpen={() => dispatch({ type: 'dialog-opened', dialog: { type: 'feed' } })}
      />
    )
  )
}
