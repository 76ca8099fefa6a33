import { useScheme } from '../../../../features/teams/scheme/SchemeContext.ts'
import { useTeamScreen, useTeamScreenStore } from '../../../../features/teams/scheme/team-screen.store.ts'
import { useMoveMembers } from '../../../../features/teams/scheme/use-move-members.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'

const TeamDialogs = onDemand(
  async () => (await import('../../../../features/teams/dialogs/TeamDialogs.tsx')).TeamDialogs,
)

/** The dialogs of the teams and their schemes. */
export function SchemeDialogs() {
  const { classId, category } = useScheme()
  const { dispatch } = useTeamScreenStore()
  const dialog = useTeamScreen((screen) => screen.dialog)
  const order = useTeamScreen((screen) => screen.order)
  const { move } = useMoveMembers({ classId, categoryId: category?.id ?? '', order })
  if (!dialog || dialog.type === 'comment') return null
  return (
    <TeamDialogs
      key={dialog.type}
      dialog={dialog}
      onMove={move}
      onClose={() => dispatch({ type: 'dialog-closed' })}
    />
  )
}
