import type { Student } from '@pinge/contract/students.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { useEffect, useRef, type ReactNode } from 'react'
import {
  useClassScreenStore,
  useFollowedActivity,
} from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf } from '../../../../features/class-screen/class-screen.ts'
import type { SelectionPurpose } from '../../../../features/class-screen/selection.ts'
import { SeriesBar } from '../../../../features/comments/bar/SeriesBar.tsx'
import { showError } from '../../../../shared/ui/feedback/show-toast.ts'
import { SelectionBar } from '../../../../features/students/bar/SelectionBar.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useStudentActions } from '../student-tab/use-student-actions.ts'
import { BottomBar } from './BottomBar.tsx'

export type StudentBarProps = { isShown: boolean }

/** Under the pupils: who is selected, or the item of the series. */
export function StudentBar(_: StudentBarProps) {
  const activity = useFollowedActivity()
  const { dispatch } = useClassScreenStore()
  const actions = useStudentActions()
  const { purpose, ids } = selectionOf({ activity })
  const { summary } = useClassData()
  const selected = useStudents().filter(({ id }) => ids.has(id))
  useDepartureNotice(selected, ids)
  const end = () => dispatch({ type: 'activity-ended' })
  /** Those who are selected stay so, and what they are for is asked at once. */
  function goOnTo(other: SelectionPurpose): void {
    dispatch({ type: 'selection-started', purpose: other })
    dispatch({ type: 'dialog-opened', dialog: { type: 'confirm' } })
  }

  function bar(undo: ReactNode): ReactNode {
    switch (activity.type) {
      case 'select':
        return (
          <SelectionBar
            purpose={purpose}
            selected={selected}
            onSelectAll={actions.selectAll}
            onInvert={actions.invert}
            onCancel={end}
            onAction={actions.actOnSelection}
            onExchange={() => goOnTo('exchange')}
            onReset={summary?.isOwner ? () => goOnTo('reset') : undefined}
          >
            {undo}
          </SelectionBar>
        )
      case 'series':
        return (
          <SeriesBar item={activity.item} onOtherItem={actions.chooseSeriesItem} onEnd={end}>
            {undo}
          </SeriesBar>
        )
      case 'browse':
        return null
    }
  }

  return <BottomBar>{bar}</BottomBar>
}

/** Says so when a selected pupil leaves the class: the count beside the button has become another one. */
function useDepartureNotice(selected: readonly Student[], selectedIds: ReadonlySet<string>): void {
  const before = useRef(selected)
  // A toast lies outside React.
  useEffect(() => {
    const ids = new Set(selected.map(({ id }) => id))
    const gone = before.current.filter(({ id }) => selectedIds.has(id) && !ids.has(id))
    before.current = selected
    if (gone.length > 0)
      showError(`${formatNames(gone.map(({ username }) => username))}刚刚离开了班级，已经不在选中的人里`)
  }, [selected, selectedIds])
}
