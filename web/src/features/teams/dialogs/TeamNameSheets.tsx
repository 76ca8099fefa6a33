import { addTeams, renameTeam } from '@pinge/contract/teams.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useScheme } from '../scheme/SchemeContext.ts'
import { freeTeamNames } from '../scheme/team-pictures.ts'
import { NameSheet } from './NameSheet.tsx'
import type { SchemeSheetProps } from './SchemeNameSheets.tsx'
import type { TeamSheetProps } from './TeamOfDialog.tsx'

export function NewTeam({ category, gone, onClose }: SchemeSheetProps) {
  const { classId, teams, teamsRead } = useScheme()
  const writer = useWrite(addTeams)
  const taken = teams.map(({ teamName }) => teamName)

  return (
    <NameSheet
      title="添加小组"
      of={category.id}
      label="小组名称"
      // Which names are free is known only of teams that have come.
      initial={(teamsRead.data && freeTeamNames(taken, 1)[0]) ?? ''}
      gone={gone}
      confirmLabel="添加"
      writer={writer}
      request={(teamName) => ({ classId, categoryId: category.id, teams: [{ teamName }] })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}

export function RenameTeam({ team, gone, onClose }: TeamSheetProps) {
  const writer = useWrite(renameTeam)

  return (
    <NameSheet
      title="重命名小组"
      of={team.id}
      label="小组名称"
      initial={team.teamName}
      gone={gone}
      confirmLabel="保存"
      writer={writer}
      request={(teamName) => ({ teamId: team.id, teamName })}
      onDone={onClose}
      onClose={onClose}
    />
  )
}
