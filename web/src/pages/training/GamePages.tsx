import type { TrainingType } from '@pinge/contract/training/items.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { onDemand } from '../../shared/on-demand.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { gameNames, gameRules } from '../../features/training/game-names.ts'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { dayPath, gamePath, nextItem, OWN_ITEM, readPlayer } from '../../features/training/training-paths.ts'
import { GameLevels } from '../../features/training/levels/GameLevels.tsx'
import { USUAL_GRADE } from '../../features/training/levels/recommended.ts'
import { useRecommendedLevel } from '../../features/training/levels/standings.store.ts'
import { useLevels, usePlayedLevel } from '../../features/training/levels/use-levels.ts'
import type { Player } from '../../features/training/round/start-play.ts'
import { useOutbox } from '../../features/training/service/use-outbox.ts'
import { useNoQuestions } from '../../features/training/stage/use-no-questions.ts'
import { WaitingStage } from './WaitingStage.tsx'

/** Comes while the levels are looked at. */
const PlayerStage = onDemand(async () => (await import('./PlayerStage.tsx')).PlayerStage, {
  preload: 'first-sign',
})

const OwnPicturesDialog = onDemand(
  async () => (await import('./own-pictures/OwnPicturesDialog.tsx')).OwnPicturesDialog,
)
const OwnLevelOnStage = onDemand(
  async () => (await import('./own-pictures/OwnLevelOnStage.tsx')).OwnLevelOnStage,
)

export const PicturePage = () => <GameScreen type={1} />
export const SymbolPage = () => <GameScreen type={2} />
export const NumberPage = () => <GameScreen type={3} />

/** One of the three games: its levels, or the one that the address names, on the stage. */
function GameScreen({ type }: { type: TrainingType }) {
  const [search] = useSearchParams()
  const item = search.get('item') ?? ''
  const player = readPlayer(search)
  const grade = useGrade(player.classId)
  if (item === '') return <Levels type={type} />
  if (item.startsWith(OWN_ITEM)) return <OwnLevelOnStage key={item} {...{ item, player, grade }} />
  return <LevelOnStage key={item} {...{ type, item, player, grade }} />
}

function Levels({ type }: { type: TrainingType }) {
  const [search, change] = useSearch()
  const navigate = useNavigate()
  const [isChoosingOwn, setIsChoosingOwn] = useState(false)
  const player = readPlayer(search)
  const userId = useCurrentUser()?.userId ?? ''
  const grade = useGrade(player.classId)
  const recommended = useRecommendedLevel(userId, player, type, grade)
  const levels = useLevels(type, player)
  useOutbox()
  useNoQuestions(levels.error !== null && levels.data === undefined)
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 pb-10 sm:px-8">
      <ActivityHead title={gameNames[type]} text={gameRules[type]} />
      {levels.data ? (
        <GameLevels
          type={type}
          levels={levels.data}
          player={player}
          recommended={recommended}
          isReversed={search.get('reverse') === '1'}
          onReverse={(isReversed) => change({ reverse: isReversed ? '1' : undefined })}
          onOwn={type === 1 ? () => setIsChoosingOwn(true) : undefined}
        />
      ) : (
        <SkeletonGroup className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
          {Array.from({ length: 12 }, (_, place) => (
            <Skeleton key={place} className="h-30" />
          ))}
        </SkeletonGroup>
      )}
      {isChoosingOwn && (
        <OwnPicturesDialog
          onChoose={({ activityId }) => void navigate(gamePath(1, player, { item: activityId }))}
          onClose={() => setIsChoosingOwn(false)}
        />
      )}
    </div>
  )
}

type LevelOnStageProps = { type: TrainingType; item: string; player: Player; grade: number }

function LevelOnStage({ type, item, player, grade }: LevelOnStageProps) {
  const [search] = useSearchParams()
  const { level, error } = usePlayedLevel(type, item, player)
  useNoQuestions(error !== null && level === undefined)
  if (!level) return <WaitingStage title={gameNames[type]} />
  const isReversed = search.get('reverse') === '1' && type === 3
  const isDaily = search.get('mode') === 'daily'
  const nextId = isDaily ? null : nextItem(level)
  return (
    <PlayerStage
      request={{
        level,
        mode: isDaily ? 'daily' : 'practice',
        player,
        isReversed,
      }}
      grade={grade}
      {...(isDaily
        ? { levelsPath: dayPath(search, player), backLabel: '回到今天的挑战' }
        : { levelsPath: gamePath(type, player, { isReversed }) })}
      nextPath={nextId === null ? null : gamePath(type, player, { item: nextId, isReversed })}
    />
  )
}

function useGrade(classId: string | undefined): number {
  const classes = useRead(classList, {}, { enabled: classId !== undefined })
  return classes.data?.find((one) => one.classId === classId)?.grade ?? USUAL_GRADE
}
