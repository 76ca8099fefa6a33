import type { Student } from '@pinge/contract/students.ts'
import type { Category, Team, TeamOrder } from '@pinge/contract/teams.ts'
import { useState } from 'react'
import { formatNotice } from '../../../features/comments/format-comment.ts'
import { useCommentItems } from '../../../features/comments/items/use-comment-items.ts'
import { useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { findMembers, findUnassigned, spreadEvenly } from '../../../features/teams/arrangement.ts'
import { EmptyScheme, TeamSkeleton } from '../../../features/teams/NoTeams.tsx'
import type { OpenTeamDialog } from '../../../features/teams/team-dialog.ts'
import { teamGrid } from '../../../features/teams/team-grid.ts'
import { TeamCard } from '../../../features/teams/TeamCard.tsx'
import { TeamTray } from '../../../features/teams/TeamTray.tsx'
import { useMoveMembers } from '../../../features/teams/use-move-members.ts'
import { useReadTeamsAnew, useTeamList } from '../../../features/teams/use-teams.ts'
import { describeFailure } from '../../../shared/api/describe-failure.ts'
import { usePointerDrag } from '../../../shared/drag/use-pointer-drag.ts'
import { DragGhost } from '../../../shared/ui/overlay/DragGhost.tsx'
import { ErrorBox } from '../../../shared/ui/feedback/ErrorBox.tsx'
import { Flight } from './Flight.tsx'
import { BottomBar } from './BottomBar.tsx'
import { GroupDialogs } from './GroupDialogs.tsx'
import { TeamCommentDialog } from './TeamCommentDialog.tsx'
import { useClassKeys } from './use-class-keys.ts'
import { useGiving } from './use-giving.ts'

export type SchemeTeamsProps = {
  classId: string
  /** A scheme of the teacher's own. */
  category: Category
  order: TeamOrder
  students: readonly Student[]
  /** The teams that are ticked; null while none can be. */
  tickedIds: ReadonlySet<string> | null
  onTick: (tickedIds: ReadonlySet<string> | null) => void
  open: OpenTeamDialog | null
  onOpen: (dialog: OpenTeamDialog | null) => void
  onRandom: () => void
  onRequest: (categoryId: string | null) => void
}

/** The teams of one scheme, who is in none, and everything that is done with them. */
export function SchemeTeams(props: SchemeTeamsProps) {
  const { classId, category, order, students, tickedIds, onTick, open, onOpen, onRandom, onRequest } = props
  const categoryId = category.id
  const { data: teams, error, refetch } = useTeamList(classId, categoryId, order)
  const { move, arrange } = useMoveMembers({ classId, categoryId, order })
  const { drag, handlers } = usePointerDrag((studentId, teamId) =>
    move(studentId, teamId === '' ? null : teamId),
  )
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const onSettled = useReadTeamsAnew(classId)
  const giving = useGiving(classId, { onSettled })
  // As they were when the dialog opened, so that it does not vanish with a team that is removed meanwhile.
  const [commented, setCommented] = useState<readonly Team[]>([])
  useCommentItems(classId)
  useClassKeys({
    onLetter: () => {},
    onDigit: () => {},
    onUndo: giving.comments.undoLast,
    onEscape: () => onTick(null),
    isDialogOpen: open !== null || commented.length > 0,
  })

  const { comments } = giving
  const isChoosing = tickedIds !== null
  const ticked = teams?.filter(({ id }) => tickedIds?.has(id)) ?? []
  const receivers = stillThere(commented, teams ?? [])
  const membersOf = (some: readonly Team[]) => findMembers(students, some)

  function invert(): void {
    onTick(new Set(teams?.map(({ id }) => id).filter((id) => !tickedIds?.has(id))))
  }
  return (
    <div className="px-4 sm:px-8 sm:pt-1.5 board:px-11">
      {!teams && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!teams && !error && <TeamSkeleton />}
      {teams?.length === 0 && (
        <EmptyScheme onRandom={onRandom} onAdd={() => onOpen({ dialog: 'new-team' })} />
      )}
      {teams && teams.length > 0 && (
        <div {...handlers} className={drag ? 'cursor-grabbing select-none' : ''}>
          <ul aria-label="小组" className={teamGrid}>
            {teams.map((team) => (
              <TeamCard
                key={team.id}
                team={team}
                members={membersOf([team])}
                isScoreHidden={isScoreHidden}
                isTarget={drag?.overId === team.id}
                isTicked={isChoosing ? tickedIds.has(team.id) : undefined}
                onTick={() => onTick(toggled(tickedIds, team.id))}
                onComment={() => setCommented([team])}
                onEditMembers={() => onOpen({ dialog: 'members', teamId: team.id })}
                onRename={() => onOpen({ dialog: 'rename-team', teamId: team.id })}
                onRemove={() => onOpen({ dialog: 'remove-team', teamId: team.id })}
                onPick={(studentId) => onOpen({ dialog: 'move', studentId })}
              />
            ))}
          </ul>
          {/* The bar of those who are ticked takes its place. */}
          {!isChoosing && (
            <TeamTray
              students={findUnassigned(students, teams)}
              isTarget={drag?.overId === ''}
              onPick={(studentId) => onOpen({ dialog: 'move', studentId })}
              onSpread={() => arrange((all) => spreadEvenly(all, findUnassigned(students, all)))}
            />
          )}
          {drag && <DragGhost drag={drag} student={students.find(({ id }) => id === drag.id)} />}
        </div>
      )}
      {/* The bar floats; what is last on the page can be scrolled out from under it. */}
      <div className="min-h-24 board:min-h-30" />

      <BottomBar
        comments={comments}
        isChoosing={isChoosing}
        mode="CommentPersons"
        chosen={membersOf(ticked)}
        teamCount={ticked.length}
        onTickAll={() => onTick(new Set(teams?.map(({ id }) => id)))}
        onInvert={invert}
        onCancel={() => onTick(null)}
        onDeed={() => setCommented(ticked)}
      />
      <p role="status" className="sr-only">
        {comments.notice && formatNotice(comments.notice)}
      </p>
      <Flight moment={giving.moment} />
      {receivers.length > 0 && (
        <TeamCommentDialog
          classId={classId}
          teams={receivers}
          categoryId={categoryId}
          members={membersOf(receivers)}
          refused={giving.refused}
          onGive={(given) => {
            setCommented([])
            onTick(null)
            giving.give(given)
          }}
          onClose={() => setCommented([])}
        />
      )}
      <GroupDialogs
        open={open}
        classId={classId}
        category={category}
        teams={teams ?? []}
        students={students}
        onMove={move}
        onChoose={onRequest}
        onClose={() => onOpen(null)}
      />
    </div>
  )
}

/**
 * Of the teams that are commented on, those that are still there, as they are now. When all of them were removed they
 * stay as they were: the server says so, and what was written is not lost.
 */
function stillThere(commented: readonly Team[], teams: readonly Team[]): readonly Team[] {
  const ids = new Set(commented.map(({ id }) => id))
  const found = teams.filter(({ id }) => ids.has(id))
  return found.length > 0 ? found : commented
}

function toggled(tickedIds: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const next = new Set(tickedIds)
  if (!next.delete(id)) next.add(id)
  return next
}
