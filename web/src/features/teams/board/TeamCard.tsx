import type { CommentItem } from '@pinge/contract/comments.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import { Pencil, Sparkles, Trash2, UserPen } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ActionMenu } from '../../../shared/ui/overlay/ActionMenu.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import { teamPicture } from '../scheme/team-pictures.ts'
import { selectedIn } from '../scheme/team-screen.ts'
import { useTeamScreen } from '../scheme/team-screen.store.ts'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { formatTeam } from './format-team.ts'
import { TeamMembers } from './TeamMembers.tsx'
import { TeamSelectBox } from './TeamSelectBox.tsx'

export type TeamCardProps = {
  team: Team
  isScoreHidden: boolean
  /** A pupil is held over it. */
  isTarget: boolean
  /** The item this team is being praised with at this moment. */
  praisedWith: CommentItem | undefined
}

/** One team: its score and what it is made of, its members, and the comment for all of them. */
export function TeamCard({ team, isScoreHidden, isTarget, praisedWith }: TeamCardProps) {
  const open = useOpenTeamDialog()
  const { category } = useScheme()
  const selectedIds = useTeamScreen(selectedIn(category?.id))
  const isSelecting = selectedIds !== null
  const isSelected = selectedIds?.has(team.id) ?? false
  return (
    <li
      data-drop={team.id}
      className={`relative flex min-w-0 flex-col gap-3 rounded-[1.25rem] p-4 transition-colors ${praisedWith ? 'bg-sun-tint' : 'bg-white'} ${isTarget || isSelected ? 'outline-3 outline-brand' : ''}`}
    >
      {category && isSelecting && (
        <TeamSelectBox
          categoryId={category.id}
          team={team}
          isSelected={isSelected}
          isScoreHidden={isScoreHidden}
        />
      )}
      {praisedWith && (
        <b
          aria-hidden
          className="team-praise num absolute -top-3 right-2 z-1 rounded-full rounded-bl-[4px] bg-sun px-4 text-2xl/[1.6] font-black text-on-sun ring-3 ring-white"
        >
          +{praisedWith.score}
        </b>
      )}
      <TeamHead team={team} isScoreHidden={isScoreHidden} />
      {!isScoreHidden && <QualityScores scores={team.qualityScores} />}
      <TeamMembers team={team} isInert={isSelecting} />
      <div className={`flex gap-2 ${isSelecting ? 'invisible' : ''}`}>
        <Button
          variant="soft"
          className="flex-1"
          aria-label={`点评${team.teamName}`}
          onClick={() => open.dialog({ type: 'comment', teams: [team] })}
        >
          <Sparkles aria-hidden />
          点评小组
        </Button>
        <TeamMenu team={team} />
      </div>
    </li>
  )
}

function TeamHead({ team, isScoreHidden }: Pick<TeamCardProps, 'team' | 'isScoreHidden'>) {
  const { picture, ground } = teamPicture(team)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden
        style={{ background: ground }}
        className="grid size-14 shrink-0 place-items-center rounded-full"
      >
        <Picture name={picture} size={42} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 title={team.teamName} className="line-clamp-2 text-lg/tight font-bold wrap-anywhere">
          {team.teamName}
        </h2>
        <p className="text-s text-ink-2">{formatTeam(team, isScoreHidden)}</p>
      </div>
      {!isScoreHidden && (
        <b className="num text-[2.125rem]/none font-black" aria-label={`得分 ${team.score}`}>
          {formatPoints(team.score)}
        </b>
      )}
    </div>
  )
}

function QualityScores({ scores }: { scores: readonly number[] }) {
  return (
    <ul aria-label="各品质得分" className="flex justify-between gap-1 rounded-field bg-mist px-3 py-1">
      {qualityTypes.map(({ type, tab }) => {
        const score = scores[type - 1] ?? 0
        return (
          <li key={type} className="flex items-center gap-1">
            <QualityShape type={type} size={10} />
            <span className="sr-only">{tab}</span>
            <span className="num text-base font-bold">{formatPoints(score)}</span>
          </li>
        )
      })}
    </ul>
  )
}

function TeamMenu({ team: { id: teamId, teamName } }: { team: Team }) {
  const { dialog: open } = useOpenTeamDialog()
  return (
    <ActionMenu
      label={teamName}
      listClassName="w-44"
      triggerProps={{
        'aria-label': `编辑${teamName}`,
        title: '编辑小组',
        className:
          'grid size-12 place-items-center rounded-full bg-mist text-ink hover:bg-mist-2 [&_svg]:size-[1.375rem]',
      }}
      trigger={<UserPen aria-hidden />}
      actions={[
        { label: '勾选学生', icon: <UserPen />, run: () => open({ type: 'members', teamId }) },
        { label: '重命名小组', icon: <Pencil />, run: () => open({ type: 'rename-team', teamId }) },
        { label: '移除小组', icon: <Trash2 />, run: () => open({ type: 'remove-team', teamId }) },
      ]}
    />
  )
}
