import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Category, Team } from '@pinge/contract/teams.ts'
import { type CSSProperties, useRef } from 'react'
import { useScoreDisplay } from '../../../../shared/device/score-display.store.ts'
import { TeamCard } from '../../../../features/teams/board/TeamCard.tsx'
import { boardOfTeams, teamGrid } from '../../../../features/teams/board/team-grid.ts'
import { TeamTray } from '../../../../features/teams/board/TeamTray.tsx'
import { findUnassigned, spreadEvenly } from '../../../../features/teams/scheme/arrangement.ts'
import { selectedIn } from '../../../../features/teams/scheme/team-screen.ts'
import { useTeamScreen } from '../../../../features/teams/scheme/team-screen.store.ts'
import { useTeamOrder } from '../../../../features/teams/scheme/use-team-order.ts'
import { useMoveMembers } from '../../../../features/teams/scheme/use-move-members.ts'
import { usePointerDrag } from '../../../../shared/drag/use-pointer-drag.ts'
import { useAreRemindersHidden } from '../../../../shared/device/reminder-display.store.ts'
import { useGlide } from '../../../../shared/motion/use-glide.ts'
import { DragGhost } from '../../../../shared/ui/overlay/DragGhost.tsx'
import { useClassData, useStudents } from '../ClassData.tsx'

export type TeamBoardProps = {
  category: Category
  teams: readonly Team[]
  /** What the cards show of a praise at this moment: the item, by team. */
  praise: ReadonlyMap<string, CommentItem> | null
}

/** The teams, and who is in none; pupils are dragged from one to another. */
export function TeamBoard({ category: { id: categoryId }, teams, praise }: TeamBoardProps) {
  const { classId } = useClassData()
  const students = useStudents()
  const { order } = useTeamOrder()
  const isSelecting = useTeamScreen(selectedIn(categoryId)) !== null
  const isScoreHidden = useScoreDisplay(({ isHidden }) => isHidden)
  const areRemindersHidden = useAreRemindersHidden()
  const { move, arrange } = useMoveMembers({ classId, categoryId, order })
  const { drag, handlers } = usePointerDrag((studentId, teamId) =>
    move(studentId, teamId === '' ? null : teamId),
  )
  const list = useRef<HTMLUListElement>(null)
  const { columns, hasTwoRows } = boardOfTeams(teams.length)
  useGlide(list, (card) => card.dataset['drop'], { isHeld: drag !== null })
  return (
    <div {...handlers} className={drag ? 'cursor-grabbing select-none' : ''}>
      <ul
        ref={list}
        aria-label="小组"
        data-has-two-rows={hasTwoRows ? '' : undefined}
        style={{ '--columns': columns } as CSSProperties}
        className={`team-board ${teamGrid}`}
      >
        {teams.map((team) => (
          <TeamCard
            key={team.id}
            team={areRemindersHidden ? atLeastZero(team) : team}
            isScoreHidden={isScoreHidden}
            isTarget={drag?.overId === team.id}
            praisedWith={praise?.get(team.id)}
          />
        ))}
      </ul>
      {/* The bar of those who are selected takes its place. */}
      {!isSelecting && (
        <TeamTray
          students={findUnassigned(students, teams)}
          isTarget={drag?.overId === ''}
          isWithinReach={drag !== null && teams.some(({ studentIds }) => studentIds.includes(drag.id))}
          onSpread={() => arrange((all) => spreadEvenly(all, findUnassigned(students, all)))}
        />
      )}
      {drag && <DragGhost drag={drag} student={students.find(({ id }) => id === drag.id)} />}
    </div>
  )
}

/** The team as a class may see it where reminders are hidden. */
function atLeastZero(team: Team): Team {
  return {
    ...team,
    score: Math.max(0, team.score),
    qualityScores: team.qualityScores.map((score) => Math.max(0, score)),
  }
}
