import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import {
  digitGroup,
  findTrainingItem,
  gradesOf,
  picturesOf,
  REVERSE_LEVEL,
  ROW_SIZE,
  themeOf,
  tips,
  trainingItems,
  type TrainingItem,
  type TrainingType,
} from '@pinge/contract/training/items.ts'
import * as contract from '@pinge/contract/training/levels.ts'
import { memoMaxMs, parMs, PENALTY_MS, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { requirePlayer, type AboutPlayer } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { selectStandings } from './level.queries.ts'

type Asked = AboutPlayer & { pageNum: number; pageSize: number }
type Standing = Pick<contract.MemoryLevel, 'open' | 'minDate' | 'todayPlayed'>
type Deps = Pick<TrainingDeps, 'database' | 'clock'>

/** The levels of each game, and how a player stands to them. */
export function levelRoutes(endpoints: Endpoints, deps: Deps): void {
  endpoints.teacher(contract.pictureList, ({ teacherId }, request) =>
    listPage(deps, teacherId, request, 1, toPictureSet),
  )
  endpoints.teacher(contract.memoryList, ({ teacherId }, request) =>
    listPage(deps, teacherId, request, request.type, (item, standing) =>
      toMemoryLevel(item, request.type, standing),
    ),
  )
  endpoints.teacher(contract.pictureDetail, async ({ teacherId }, request) => {
    await requirePlayer(deps.database.read, teacherId, request)
    const item = findTrainingItem(request.id)
    if (item?.type !== 1) throw new AppError('trainingItemNotFound')
    return toDetail(item)
  })
}

async function listPage<Row>(
  { database, clock }: Deps,
  teacherId: string,
  request: Asked,
  type: TrainingType,
  toRow: (item: TrainingItem, standing: Standing) => Row,
) {
  const { pageNum, pageSize } = request
  const { playerId } = await requirePlayer(database.read, teacherId, request)
  const standings = await selectStandings(database.read, playerId, type, localDate(clock()))
  const byItem = new Map(standings.map((standing) => [standing.activityId, standing]))
  const finished = new Set(standings.flatMap(({ isFinished, level }) => (isFinished === 1 ? [level] : [])))
  const items = trainingItems.filter((item) => item.type === type)
  const list = items.slice((pageNum - 1) * pageSize, pageNum * pageSize).map((item) =>
    toRow(item, {
      // A level opens after a finished round of the one before.
      open: item.level === 1 || finished.has(item.level - 1) || finished.has(item.level),
      minDate: byItem.get(item.id)?.minDate ?? null,
      todayPlayed: byItem.get(item.id)?.isPlayedToday === 1,
    }),
  )
  return { list, total: items.length, pageNum, pageSize }
}

function toPictureSet(item: TrainingItem, standing: Standing): contract.PictureSet {
  const { id, name, level, count, lures, pool } = item
  return {
    id,
    name,
    cover: picturesOf(pool.slice(0, 1))[0]?.url ?? '',
    level,
    count,
    lures,
    theme: themeOf(level),
    grade: gradesOf(level),
    parMs: parMs(1, count),
    ...standing,
  }
}

function toDetail(item: TrainingItem): DataOf<typeof contract.pictureDetail> {
  const { id, name, level, count, lures, pool } = item
  return { id, type: 1, name, level, count, lures, ...limitsOf(item), tip: tips[1], pool: picturesOf(pool) }
}

function toMemoryLevel(item: TrainingItem, type: 2 | 3, standing: Standing): contract.MemoryLevel {
  const { id, name, level, count, lures, pool } = item
  return {
    id,
    type,
    name,
    level,
    count,
    lures,
    group: type === 3 ? digitGroup(count) : 0,
    pool: [...pool],
    reverse: type === 3 && level >= REVERSE_LEVEL,
    tip: tips[type],
    ...limitsOf(item),
    ...standing,
  }
}

function limitsOf({ type, count }: TrainingItem) {
  return {
    rowSize: ROW_SIZE,
    memoMaxMs: memoMaxMs(count),
    recallMaxMs: recallMaxMs(count),
    penaltyMs: PENALTY_MS,
    parMs: parMs(type, count),
  }
}
