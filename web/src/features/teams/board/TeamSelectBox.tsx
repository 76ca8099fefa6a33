import type { Team } from '@pinge/contract/teams.ts'
import { Check, Plus } from 'lucide-react'
import { useKeptFocus } from '../../../shared/ui/buttons/use-kept-focus.ts'
import { useTeamScreenStore } from '../scheme/team-screen.store.ts'
import { formatTeam } from './format-team.ts'

export type TeamSelectBoxProps = {
  categoryId: string
  team: Team
  isSelected: boolean
  isScoreHidden: boolean
}

/** During a selection the whole card is one box to check. */
export function TeamSelectBox({ categoryId, team, isSelected, isScoreHidden }: TeamSelectBoxProps) {
  const { dispatch } = useTeamScreenStore()
  const box = useKeptFocus(undefined, false)
  return (
    <button
      ref={box}
      type="button"
      role="checkbox"
      aria-checked={isSelected}
      aria-label={`选择${team.teamName}，${formatTeam(team, isScoreHidden)}`}
      onClick={() => dispatch({ type: 'team-toggled', categoryId, id: team.id })}
      className="absolute inset-0 z-1 grid content-end justify-items-center rounded-[1.25rem] pb-4"
    >
      <span
        className={`flex min-h-12 items-center gap-2 rounded-full px-5 font-bold ${isSelected ? 'bg-brand text-white' : 'bg-mist text-ink-2'}`}
      >
        {isSelected ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
        {isSelected ? '已选' : '选择'}
      </span>
    </button>
  )
}
