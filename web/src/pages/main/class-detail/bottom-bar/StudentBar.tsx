import type { ReactNode } from 'react'
import {
  useClassScreenStore,
  useFollowedActivity,
} from '../../../../features/class-screen/class-screen.store.ts'
import { selectionOf } from '../../../../features/class-screen/class-screen.ts'
import { SeriesBar } from '../../../../features/comments/bar/SeriesBar.tsx'
import { SelectionBar } from '../../../../features/students/bar/SelectionBar.tsx'
import { useStudents } from '../ClassData.tsx'
import { useStudentActions } from '../student-tab/use-student-actions.ts'
import { BottomBar } from './BottomBar.tsx'
import { useDepartureNotice } from './use-departure-notice.ts'

export type StudentBarProps = { isShown: boolean }

/** Under the pupils: who is selected, or the item of the series. */
export function StudentBar(_: StudentBarProps) {
  const activity = useFollowedActivity()
  const { dispatch } = useClassScreenStore()
  const actions = useStudentActions()
  const { purpose, ids } = selectionOf({ activity })
  const selected = useStudents().filter(({ id }) => ids.has(id))
  useDepartureNotice(selected, ids)
  const end = () => dispatch({ type: 'activity-ended' })

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
