import { isAway } from '@pinge/contract/attendance.ts'
import { qualityTypes } from '@pinge/contract/quality-type.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { Team } from '@pinge/contract/teams.ts'
import { Check, Pencil, Plus, Sparkles, Trash2, UserPen } from 'lucide-react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../shared/ui/form/Button.tsx'
import { DeedMenu } from '../../shared/ui/overlay/DeedMenu.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { averageScore } from './arrangement.ts'
import { nameMember } from './name-member.ts'
import { teamPicture } from './team-pictures.ts'

export type TeamCardProps = {
  team: Team
  members: readonly Student[]
  isScoreHidden: boolean
  /** A pupil is held over it. */
  isTarget: boolean
  /** Whether it is ticked; undefined while teams are not being chosen. */
  isTicked: boolean | undefined
  onTick: () => void
  onComment: () => void
  onEditMembers: () => void
  onRename: () => void
  onRemove: () => void
  /** Tapped: choose where to move. */
  onPick: (studentId: string) => void
}

/** One team: its score and what it is made of, its members, and the comment for all of them. */
export function TeamCard(props: TeamCardProps) {
  const { team, members, isScoreHidden, isTarget, isTicked, onComment, onEditMembers, onPick } = props
  const { picture, ground } = teamPicture(team)
  const isChoosing = isTicked !== undefined
  return (
    <li
      data-drop={team.id}
      className={`relative flex min-w-0 flex-col gap-3 rounded-[20px] bg-white p-4 ${isTarget || isTicked ? 'outline-3 outline-brand' : ''}`}
    >
      {isChoosing && <TeamTick {...props} isTicked={isTicked} />}
      <div className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden
          style={{ background: ground }}
          className="grid size-14 shrink-0 place-items-center rounded-full board:size-18"
        >
          <Picture name={picture} size={42} />
        </span>
        <div className="min-w-0 flex-1">
          <h2 title={team.teamName} className="truncate text-lg font-bold board:text-[30px]/tight">
            {team.teamName}
          </h2>
          <p className="text-s text-ink-2 board:text-l">{describeTeam(team, isScoreHidden)}</p>
        </div>
        {!isScoreHidden && (
          <b
            className="num text-[34px]/none font-black board:text-[60px]/none"
            aria-label={`得分 ${team.score}`}
          >
            {team.score < 0 ? `−${-team.score}` : team.score}
          </b>
        )}
      </div>
      {!isScoreHidden && <QualityScores scores={team.qualityScores} />}
      <ul
        aria-label={`${team.teamName}的学生`}
        inert={isChoosing}
        className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(46px,1fr))] content-start gap-y-1 board:grid-cols-[repeat(auto-fill,minmax(66px,1fr))]"
      >
        {members.map((student) => (
          <li key={student.id} data-drag={student.id} data-student-id={student.id} className="min-w-0">
            <button
              type="button"
              aria-label={nameMember(student)}
              onClick={() => onPick(student.id)}
              className="grid w-full justify-items-center gap-0.5 rounded-field py-1 select-none hover:bg-mist"
            >
              <Avatar
                header={student.header}
                size={40}
                isMuted={isAway(student.attendance)}
                className="board:size-14!"
              />
              <span className="w-full truncate text-cap text-ink-2 board:line-clamp-2 board:text-[20px]/tight board:wrap-anywhere board:whitespace-normal board:text-ink">
                {student.username}
              </span>
            </button>
          </li>
        ))}
        {members.length === 0 && (
          <li className="col-span-full py-4 text-s text-ink-2">还没有学生，拖进来或点右下角勾选</li>
        )}
      </ul>
      <div className={`flex gap-2 ${isChoosing ? 'invisible' : ''}`}>
        <Button
          variant="soft"
          className="flex-1 board:min-h-15 board:text-lg"
          aria-label={`点评${team.teamName}`}
          onClick={onComment}
        >
          <Sparkles aria-hidden />
          点评这队
        </Button>
        <TeamMenu {...props} onEditMembers={onEditMembers} />
      </div>
    </li>
  )
}

/** While teams are being chosen the whole card is one tick. */
function TeamTick({ team, isTicked, isScoreHidden, onTick }: TeamCardProps) {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isTicked}
      aria-label={`选择${team.teamName}，${describeTeam(team, isScoreHidden)}`}
      onClick={onTick}
      className="absolute inset-0 z-1 grid content-end justify-items-center rounded-[20px] pb-4"
    >
      <span
        className={`flex min-h-12 items-center gap-2 rounded-full px-5 font-bold board:min-h-15 board:text-lg ${isTicked ? 'bg-brand text-white' : 'bg-mist text-ink-2'}`}
      >
        {isTicked ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
        {isTicked ? '已选' : '选这队'}
      </span>
    </button>
  )
}

function describeTeam(team: Team, isScoreHidden: boolean): string {
  const average = averageScore(team)
  return average === null || isScoreHidden
    ? `${team.memberCount} 人`
    : `${team.memberCount} 人 · 人均 ${average}`
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
            <span className="num text-base font-bold board:text-l">{score < 0 ? `−${-score}` : score}</span>
          </li>
        )
      })}
    </ul>
  )
}

function TeamMenu({ team, onEditMembers, onRename, onRemove }: TeamCardProps) {
  const deeds = [
    { label: '勾选学生', icon: <UserPen />, run: onEditMembers },
    { label: '重命名小组', icon: <Pencil />, run: onRename },
    { label: '移除小组', icon: <Trash2 />, run: onRemove },
  ]
  return (
    <DeedMenu
      label={team.teamName}
      listClassName="w-44"
      triggerProps={{
        'aria-label': `编辑${team.teamName}`,
        title: '编辑小组',
        className:
          'grid size-12 place-items-center rounded-full bg-mist text-ink hover:bg-mist-2 [&_svg]:size-[22px]',
      }}
      trigger={<UserPen aria-hidden />}
      deeds={deeds}
    />
  )
}
