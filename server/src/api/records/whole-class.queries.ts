import { isAway, lessonState } from '@pinge/contract/attendance/attendance.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../platform/db/schema.ts'

/** A batch, and how many pupils got it. */
type Given = { batchId: string; createdAt: number; studentCount: number }

/**
 * Which of these batches went to the whole class: to each pupil who was in it then and not away that day, and to no one who
 * was away, or to all of them. It is told from who was there, because a row of the ledger does not say how it was chosen.
 */
export async function selectWholeClass(
  db: Db,
  classId: string,
  batches: readonly Given[],
): Promise<ReadonlySet<string>> {
  const many = batches.filter(({ studentCount }) => studentCount > 1)
  if (many.length === 0) return new Set()
  const pupils = await selectTimes(db, classId)
  const awayOn = await selectAway(db, classId, [
    ...new Set(many.map(({ createdAt }) => localDate(createdAt))),
  ])
  const rooms = many.map(({ batchId, createdAt, studentCount }) => {
    const ids = pupils.filter((pupil) => isThere(pupil, createdAt)).map(({ id }) => id)
    const awayIds = ids.filter((id) => awayOn.get(localDate(createdAt))?.has(id))
    return { batchId, studentCount, ids, awayIds }
  })
  const toAll = rooms.filter(({ studentCount, ids }) => studentCount === ids.length)
  const toSoMany = rooms.filter(
    ({ studentCount, ids, awayIds }) => awayIds.length > 0 && studentCount === ids.length - awayIds.length,
  )
  const toAway = await selectReceivers(db, toSoMany)
  const toPresent = toSoMany.filter(
    ({ batchId, awayIds }) => !awayIds.some((id) => toAway.get(batchId)?.has(id)),
  )
  return new Set([...toAll, ...toPresent].map(({ batchId }) => batchId))
}

type Times = { createdAt: number; leftAt: number | null }

const isThere = ({ createdAt, leftAt }: Times, at: number) =>
  createdAt <= at && (leftAt === null || leftAt > at)

async function selectTimes(db: Db, classId: string): Promise<({ id: string } & Times)[]> {
  return db
    .selectFrom('students')
    .select(['id', 'createdAt', 'leftAt'])
    .where('classId', '=', classId)
    .orderBy('id')
    .execute()
}

/** Who was away on each of these days. */
async function selectAway(
  db: Db,
  classId: string,
  dates: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('attendance')
    .select(['studentId', 'date', 'state'])
    .where('classId', '=', classId)
    .where('date', 'in', dates)
    .orderBy('studentId')
    .execute()
  const away = rows.filter(({ state }) => isAway(lessonState(state)))
  const byDate = Map.groupBy(away, ({ date }) => date)
  return new Map([...byDate].map(([date, those]) => [date, new Set(those.map(({ studentId }) => studentId))]))
}

/** Which of those who were away on some day got each of these batches. */
async function selectReceivers(
  db: Db,
  batches: readonly { batchId: string; awayIds: readonly string[] }[],
): Promise<ReadonlyMap<string, ReadonlySet<string | null>>> {
  const awayIds = [...new Set(batches.flatMap((batch) => batch.awayIds))]
  if (awayIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('ledger')
    .select(['batchId', 'studentId'])
    .where(
      'batchId',
      'in',
      batches.map(({ batchId }) => batchId),
    )
    .where('studentId', 'in', awayIds)
    .orderBy('id')
    .execute()
  const byBatch = Map.groupBy(rows, ({ batchId }) => batchId)
  return new Map([...byBatch].map(([id, those]) => [id, new Set(those.map(({ studentId }) => studentId))]))
}
