import type { Category, Team } from '@pinge/contract/teams.ts'
import { useMemo } from 'react'
import { useClassScreen } from '../../../../features/class-screen/class-screen.store.ts'
import { itemsByTeam } from '../../../../features/comments/celebration/praise.ts'
import { useClassKeys } from '../../../../features/class-screen/use-class-keys.ts'
import { useGiver, useGiving, usePraiseAtCards } from '../../../../features/comments/give/GivingProvider.tsx'
import { useCommentItems } from '../../../../features/comments/items/use-comment-items.ts'
import { drawWaitingTeams } from '../../../../features/comments/queue/draw-waiting-teams.ts'
import { useWaitingComments } from '../../../../features/comments/queue/waiting-comments.store.ts'
import { EmptyScheme, TeamSkeleton } from '../../../../features/teams/board/NoTeams.tsx'
import { selectedIn } from '../../../../features/teams/scheme/team-screen.ts'
import { useTeamScreen, useTeamScreenStore } from '../../../../features/teams/scheme/team-screen.store.ts'
import { useTeamOrder } from '../../../../features/teams/scheme/use-team-order.ts'
import type { Read } from '../../../../shared/api/use-read.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Lane } from '../../../../shared/ui/layout/Lane.tsx'
import { TeamCommentDialog } from '../dialogs/TeamCommentDialog.tsx'
import { CommentEffects } from '../live/CommentEffects.tsx'
import { useLiveLesson } from '../live/use-live-lesson.ts'
import { TeamBoard } from './TeamBoard.tsx'
import { useWordsBack } from './use-words-back.ts'

const TeamBar = onDemand(async () => (await import('../bottom-bar/TeamBar.tsx')).TeamBar, {
  preload: 'first-sign',
  when: ({ isShown }) => isShown,
})

/** The teams of a scheme of the teacher's own, and everything that is done with them. */
export function SchemeTeams({ category, teams }: { category: Category; teams: Read<Team[]> }) {
  const { classId } = useGiver()
  const known = useKnownTeams(teams.data)
  const praised = usePraiseAtCards()
  const praise = useMemo(() => praised && itemsByTeam(praised), [praised])
  useLiveLesson({ categoryId: category.id, teams: known })
  useCommentItems(classId)
  useTeamKeys()
  useWordsBack(teams.data)
  return (
    <>
      <div className="px-4 pb-4 sm:px-8 sm:pt-1.5">
        <ReadView read={teams} waiting={<TeamSkeleton />}>
          {() =>
            known.length === 0 ? (
              <EmptyScheme />
            ) : (
              <TeamBoard category={category} teams={known} praise={praise} />
            )
          }
        </ReadView>
      </div>
      <Lane />
      <TeamBarPlace categoryId={category.id} teams={known} />
      <CommentEffects />
      <TeamCommentDialog categoryId={category.id} teams={teams.data} />
    </>
  )
}

/** With the comments that wait on this device, as the pupils are drawn. */
function useKnownTeams(teams: readonly Team[] = none): readonly Team[] {
  const { order } = useTeamOrder()
  const waiting = useWaitingComments(({ comments }) => comments)
  return useMemo(() => drawWaitingTeams(teams, waiting, order), [teams, waiting, order])
}

const none: readonly Team[] = []

function TeamBarPlace({ categoryId, teams }: { categoryId: string; teams: readonly Team[] }) {
  const isSelecting = useTeamScreen(selectedIn(categoryId)) !== null
  const hasNotice = useGiving(({ notice }) => notice !== null)
  const hasPartial = useWaitingComments(({ comments }) => comments.some(({ goneNames }) => goneNames))
  return <TeamBar categoryId={categoryId} teams={teams} isShown={isSelecting || hasNotice || hasPartial} />
}

function useTeamKeys(): void {
  const { dispatch } = useTeamScreenStore()
  const { undoLast } = useGiver()
  const isCovered = useClassScreen(({ dialog, tool }) => dialog !== null || tool !== null)
  const hasDialog = useTeamScreen(({ dialog }) => dialog !== null)
  useClassKeys({
    onUndo: undoLast,
    onEscape: () => dispatch({ type: 'selection-ended' }),
    isDialogOpen: isCovered || hasDialog,
  })
}
