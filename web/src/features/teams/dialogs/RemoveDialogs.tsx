import { removeCategory, removeTeam, type Category, type Team } from '@pinge/contract/teams.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { useScheme } from '../scheme/SchemeContext.ts'

export function ClearScheme({ category, onClose }: { category: Category; onClose: () => void }) {
  const { chooseScheme } = useScheme()
  const { write, ...state } = useWrite(removeCategory)
  const isShown = useIsShown(category.id)
  const { id, name, teamCount } = category

  async function clear(): Promise<void> {
    const { isDone } = await write({ categoryId: id })
    if (!isDone) return
    showSuccess(`已清空“${name}”`)
    if (!isShown()) return
    onClose()
    chooseScheme(null)
  }

  return (
    <Confirm
      title="清空方案"
      description={`“${name}”和它的 ${teamCount} 个小组会被移除，不能恢复。学生还在班里，他们的积分和点评记录都保留。`}
      confirmLabel="清空"
      state={state}
      onConfirm={clear}
      onClose={onClose}
    />
  )
}

export function RemoveTeam({ team, onClose }: { team: Team; onClose: () => void }) {
  const { write, ...state } = useWrite(removeTeam)
  const isShown = useIsShown(team.id)
  const { id, teamName, score, memberCount } = team

  async function remove(): Promise<void> {
    const { isDone } = await write({ teamId: id })
    if (!isDone) return
    showSuccess(`已移除${teamName}`)
    if (isShown()) onClose()
  }

  return (
    <Confirm
      title={`移除${teamName}？`}
      description={`小组的 ${score} 分会一并清除；组里的 ${memberCount} 名学生还在班里，他们自己的积分和点评记录都保留。`}
      confirmLabel="移除"
      state={state}
      onConfirm={remove}
      onClose={onClose}
    />
  )
}

type ConfirmProps = {
  title: string
  /** Names the object and the count, and says what stays. */
  description: string
  confirmLabel: string
  state: Pick<ReturnType<typeof useWrite>, 'isSending' | 'isUnsettled' | 'problem'>
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks once more, and says why it could not be done. */
function Confirm({ title, description, confirmLabel, state, onConfirm, onClose }: ConfirmProps) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      description={description}
      confirmLabel={confirmLabel}
      isDestructive
      isBusy={state.isSending}
      onConfirm={() => void onConfirm()}
      onCancel={onClose}
    >
      <Problem text={state.problem} className="mt-3 text-base" />
    </ConfirmDialog>
  )
}
