import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { startOfDate, type Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate, SCHOOL_AHEAD_MS } from '@pinge/contract/values/school-days/school-time.ts'
import { DEFAULT_QUALITY_TYPE } from '@pinge/contract/values/quality-type.ts'
import { notUndone } from '../../../platform/db/not-undone.ts'
import { prepared } from '../../../platform/db/statements/prepared.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { GivenRow } from './given-totals.ts'

/** The comments of a class's days as the ledger tells them, added up where they are alike; what was undone is left out. */
export async function selectGivenRows(
  db: Db,
  classId: string,
  { from, to }: Days,
  studentId?: string,
): Promise<GivenRow[]> {
  const times = [startOfDate(from), startOfDate(to) + DAY_MS] as const
  const rows = await (studentId === undefined
    ? givenRows(db, classId, ...times)
    : givenRowsOfStudent(db, classId, ...times, studentId))
  return rows.flatMap(({ day, studentId: id, type, kind, count, points, ...row }) =>
    // A team's own row has no pupil: its members have rows of their own.
    id === null || (kind !== 'praise' && kind !== 'reminder')
      ? []
      : {
          ...row,
          date: localDate(day * DAY_MS),
          studentId: id,
          type: type ?? DEFAULT_QUALITY_TYPE,
          kind,
          // PostgreSQL answers sums and counts as strings.
          count: Number(count),
          points: Number(points),
        },
  )
}

/** A class may have thousands of comments in a day. */
const mayTakeLong = true

const givenRows = prepared(
  (db, classId: string, from: number, until: number) =>
    givenIn(db, classId).where('createdAt', '>=', from).where('createdAt', '<', until),
  { mayTakeLong },
)

const givenRowsOfStudent = prepared(givenToStudent, { mayTakeLong })

/** By the pupil's own rows: with the bare times SQLite would go through those of the whole class in these days. */
export function givenToStudent(db: Db, classId: string, from: number, until: number, studentId: string) {
  return givenIn(db, classId)
    .where('studentId', '=', studentId)
    .where((eb) => eb(eb.fn.coalesce('createdAt', eb.lit(0)), '>=', from))
    .where((eb) => eb(eb.fn.coalesce('createdAt', eb.lit(0)), '<', until))
}

function givenIn(db: Db, classId: string) {
  return db
    .selectFrom('ledger')
    .select((eb) => [
      // The number of the school's day since 1970; both engines divide whole numbers without a rest.
      eb(eb.parens('createdAt', '+', eb.lit(SCHOOL_AHEAD_MS)), '/', eb.lit(DAY_MS)).as('day'),
      'studentId',
      'itemId',
      'itemName',
      'type',
      'kind',
      eb.fn.countAll<number | string>().as('count'),
      eb.fn.sum<number | string>('score').as('points'),
      eb.fn.max('createdAt').as('lastAt'),
    ])
    .where('classId', '=', classId)
    .where('kind', 'in', ['praise', 'reminder'])
    .where(notUndone)
    .groupBy(['day', 'studentId', 'itemId', 'itemName', 'type', 'kind'])
}

/** When these pupils were given their comments. */
export async function selectTimesOf(
  db: Db,
  classId: string,
  studentIds: readonly string[],
): Promise<number[]> {
  const rows = await db
    .selectFrom('ledger')
    .select('createdAt')
    .where('classId', '=', classId)
    .where('studentId', 'in', studentIds)
    .where('kind', 'in', ['praise', 'reminder'])
    .execute()
  // Distinct here: asked to do it, SQLite reads the whole class in the order of its times.
  return [...new Set(rows.map(({ createdAt }) => createdAt))]
}
