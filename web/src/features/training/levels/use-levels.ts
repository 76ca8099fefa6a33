import type { TrainingType } from '@pinge/contract/training/items.ts'
import { memoryList, pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { tips } from '@pinge/contract/training/items.ts'
import type { Player, PlayedLevel } from '../round/start-play.ts'
import { useTrainingRead } from '../service/use-training-read.ts'
import type { LevelTile } from './GameLevels.tsx'

/** The page sizes that section 7 of the specification sends. */
const PICTURES = { pageNum: 1, pageSize: 20 }
const MEMORIES = { pageNum: 1, pageSize: 30 }

type LevelsRead = {
  data: readonly LevelTile[] | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/** The levels of a game as the service answers them for this player. */
export function useLevels(type: TrainingType, player: Player): LevelsRead {
  const pictures = useTrainingRead(pictureList, { ...PICTURES, ...player }, { enabled: type === 1 })
  const memories = useTrainingRead(
    memoryList,
    { ...MEMORIES, type: type === 1 ? 2 : type, ...player },
    { enabled: type !== 1 },
  )
  const { error, refetch } = type === 1 ? pictures : memories
  return { data: (type === 1 ? pictures : memories).data?.list, error, refetch }
}

type PlayedLevelRead = {
  level: PlayedLevel | undefined
  error: unknown
  refetch: () => Promise<unknown>
}

/** One level with everything that a round needs. Undefined until it has come. */
export function usePlayedLevel(type: TrainingType, item: string, player: Player): PlayedLevelRead {
  const detail = useTrainingRead(
    pictureDetail,
    { id: item, ...player },
    { enabled: type === 1 && item !== '' },
  )
  const list = useTrainingRead(
    memoryList,
    { ...MEMORIES, type: type === 1 ? 2 : type, ...player },
    { enabled: type !== 1 },
  )
  if (type === 1) {
    const { data, error, refetch } = detail
    const level = data && {
      ...data,
      activityId: data.id,
      pool: data.pool.map(({ pid }) => pid),
      group: 0,
    }
    return { level, error, refetch }
  }
  const found = list.data?.list.find(({ id }) => id === item)
  const isUnknown = list.data !== undefined && !found
  return {
    level: found && { ...found, activityId: found.id, tip: tips[type] },
    error: list.error ?? (isUnknown ? new Error('there is no such level') : null),
    refetch: list.refetch,
  }
}
