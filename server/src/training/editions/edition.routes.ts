import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import * as contract from '@pinge/contract/training/editions.ts'
import { levelSizes } from '@pinge/contract/training/items.ts'
import { daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TrainingEditionTable } from '../../platform/db/tables/training.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { requirePlayer } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { requireEdition, selectEditions } from '../writes/editions.queries.ts'
import { selectBest, selectCountedOf, type Scope } from './edition.queries.ts'

/** 专注赛: its editions, and the best of each. */
export function editionRoutes(
  endpoints: Endpoints,
  { database: { read }, clock }: Pick<TrainingDeps, 'database' | 'clock'>,
): void {
  endpoints.teacher(contract.editionList, async () => {
    const editions = await selectEditions(read)
    return editions.map((edition) => toEdition(edition, localDate(clock())))
  })
  endpoints.teacher(contract.editionDetail, async (_, { zzid }) => {
    const today = localDate(clock())
    const edition = await requireEdition(read, zzid, today)
    if (!edition) throw new AppError('editionNotFound')
    return { ...toEdition(edition, today), rule: edition.rule }
  })
  endpoints.teacher(contract.bestLevels, async ({ teacherId }, request) => {
    const { playerId, classId } = await requirePlayer(read, teacherId, request)
    const edition = await requireEdition(read, request.zzid, localDate(clock()))
    return bestLevels(read, edition, playerId, classId)
  })
  endpoints.teacher(contract.bestScores, async ({ teacherId }, request) => {
    const { playerId } = await requirePlayer(read, teacherId, request)
    const edition = await requireEdition(read, request.zzid, localDate(clock()))
    return bestScores(read, edition, playerId)
  })
}

type Edition = TrainingEditionTable | undefined

async function bestLevels(
  read: Db,
  edition: Edition,
  playerId: string,
  classId: string | null,
): Promise<DataOf<typeof contract.bestLevels>> {
  const zzid = edition?.zzid ?? ''
  const label = edition?.region ?? ''
  const list = await Promise.all(
    ([2, 3] as const).map(async (type) => {
      const best = async (scope: Scope) => toBest(type, await selectBest(read, zzid, type, scope))
      // Only where an edition names who takes part is there anybody to compare with.
      const ofRegion = label === '' ? null : await best('everybody')
      return {
        type,
        self: await best({ playerId }),
        class: classId === null ? null : await best({ classId }),
        region: ofRegion && { ...ofRegion, label },
      }
    }),
  )
  return { zzid, list }
}

function toBest(type: 2 | 3, found: Awaited<ReturnType<typeof selectBest>>) {
  if (!found) return null
  return { level: found.level, count: levelSizes[type][found.level - 1] ?? 0, date: found.elapsedMs ?? 0 }
}

async function bestScores(
  read: Db,
  edition: Edition,
  playerId: string,
): Promise<DataOf<typeof contract.bestScores>> {
  const zzid = edition?.zzid ?? ''
  const rounds = await selectCountedOf(read, playerId, zzid)
  const byDate = [...Map.groupBy(rounds, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    rounds: ofDay.length,
    score: ofDay.reduce((sum, { score }) => sum + score, 0),
  }))
  const best = byDate.reduce<{ date: string | null; score: number }>(
    (so, day) => (day.score > so.score ? day : so),
    { date: null, score: 0 },
  )
  return {
    zzid,
    name: edition?.name ?? '',
    maxScore: best.score,
    maxDate: best.date,
    totalScore: rounds.reduce((sum, { score }) => sum + score, 0),
    doneDays: byDate.filter((day) => day.rounds === 3).length,
    days: edition ? daysOf(edition) : byDate.length,
    byType: ([1, 2, 3] as const).map((type) => bestOfType(type, rounds)),
  }
}

function bestOfType(type: 1 | 2 | 3, rounds: Awaited<ReturnType<typeof selectCountedOf>>) {
  const ofType = rounds.filter((round) => round.type === type)
  const times = ofType.flatMap(({ isComplete, flag, elapsedMs }) =>
    isComplete === 1 && flag === 0 && elapsedMs !== null ? [elapsedMs] : [],
  )
  return {
    type,
    maxScore: Math.max(0, ...ofType.map(({ score }) => score)),
    minDate: times.length === 0 ? null : Math.min(...times),
  }
}

function toEdition(edition: TrainingEditionTable, today: string): contract.Edition {
  const { zzid, name, startDate, endDate, region } = edition
  const state = today < startDate ? 'future' : today > endDate ? 'ended' : 'running'
  return { zzid, name, startDate, endDate, region, state, days: daysOf(edition) }
}

/** The first and the last day count. */
function daysOf({ startDate, endDate }: TrainingEditionTable): number {
  return daysBetween(startDate, endDate) + 1
}
