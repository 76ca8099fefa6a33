import { addTeams, renameTeam, type Category } from '@pinge/contract/teams.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useScheme } from '../scheme/SchemeContext.ts'
import { freeTeamNames } from '../scheme/team-pictures.ts'
import { NameSheet } from './NameSheet.tsx'
import type { TeamSheetProps } from './TeamOfDialog.tsx'

export function NewTeam({ category, onClose }: { category: Category; onClose: () => void }) {
  const { classId, teams } = useScheme()
  const { write, ...state } = useWrite(addTeams)
  const taken = teams.map(({ teamName }) => teamName)

  async function add(teamName: string): Promise<void> {
    const { isDone } = await write({ classId, categoryId: category.id, teams: [{ teamName }] })
    if (isDone) onClose()
  }

  return (
    <NameSheet
      title="添加小组"
      label="小组名称"
      initial={freeTeamNames(taken, 1)[0] ?? ''}
      confirmLabel="加上"
      state={state}
      onSend={add}
      onClose={onClose}
    />
  )
}

export function RenameTeam({ team, gone, onClose }: TeamSheetProps) {
  const { write, ...state } = useWrite(renameTeam)

  async function rename(teamName: string): Promise<void> {
    const { isDone } = await write({ teamId: team.id, teamName })
    if (isDone) onClose()
  }

  return (
    <NameSheet
      title="重命名小组"
      label="小组名称"
      initial={team.teamName}
      gone={gone}
      confirmLabel="保存"
      state={state}
      onSend={rename}
      onClose={onClose}
    />
  )
}
