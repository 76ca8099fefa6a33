import type { Team } from '@pinge/contract/teams.ts'
import { SelectionBar } from '../../../../features/students/bar/SelectionBar.tsx'
import { findMembers } from '../../../../features/teams/scheme/arrangement.ts'
import { selectedIn } from '../../../../features/teams/scheme/team-screen.ts'
import { useTeamScreen, useTeamScreenStore } from '../../../../features/teams/scheme/team-screen.store.ts'
import { useStudents } from '../ClassData.tsx'
import { BottomBar } from './BottomBar.tsx'

export type TeamBarProps = { categoryId: string; teams: readonly Team[]; isShown: boolean }

/** Under the teams: which of them are selected. */
export function TeamBar({ categoryId, teams }: TeamBarProps) {
  const students = useStudents()
  const { dispatch } = useTeamScreenStore()
  const selectedIds = useTeamScreen(selectedIn(categoryId))
  const selected = teams.filter(({ id }) => selectedIds?.has(id))
  const ids = teams.map(({ id }) => id)
  return (
    <BottomBar>
      {(undo) =>
        selectedIds && (
          <SelectionBar
            purpose="comment"
            selected={findMembers(students, selected)}
            teamCount={selected.length}
            onSelectAll={() => dispatch({ type: 'all-selected', categoryId, ids })}
            onInvert={() => dispatch({ type: 'selection-inverted', categoryId, ids })}
            onCancel={() => dispatch({ type: 'selection-ended' })}
            onAction={() => dispatch({ type: 'dialog-opened', dialog: { type: 'comment', teams: selected } })}
          >
            {undo}
          </SelectionBar>
        )
      }
    </BottomBar>
  )
}
