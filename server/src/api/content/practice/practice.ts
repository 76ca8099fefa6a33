import type * as contract from '@pinge/contract/content/practice.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { MAX_PRACTICE_DAYS } from '@pinge/contract/values/limits.ts'
import { isWeekend, startOfWeek } from '@pinge/contract/values/school-days/school-calendar.ts'
import { addDays, daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../../writes/contexts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { deletePractice, selectPractice, upsertPractice } from './practice.queries.ts'

type Change<E extends typeof contract.savePractice | typeof contract.checkPractice> = Promise<ClassChange<E>>

/** What the class does now; nothing where it was taken down since. */
export async function readPractice(
  db: Db,
  { classId }: ClassReadContext,
  catalogue: Catalogue,
): Promise<DataOf<typeof contract.practiceDetail>> {
  const row = await selectPractice(db, classId)
  const course = row && findPractical(catalogue, row.entryId)
  if (!row || !course) return { practice: null }
  const { id, title, cover, picture, days } = course
  const { startedOn, doneDays } = row
  return {
    practice: { id, title, cover: picture(cover), startedOn, days, doneDays: daysOf(doneDays) },
  }
}

/**
 * Begins with the Monday of this week, on a weekend with the next, in place of what the class did before; where it is under
 * way already, it goes on.
 */
export async function savePractice(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { id }: RequestOf<typeof contract.savePractice>,
  catalogue: Catalogue,
): Change<typeof contract.savePractice> {
  const change = { type: 'practice-changed', teacherId } as const
  if (id === null) {
    await deletePractice(trx, classId)
    return { data: { startedOn: null }, change }
  }
  const course = findPractical(catalogue, id)
  if (!course) throw new AppError('contentNotFound')
  const now = clock()
  const today = localDate(now)
  const row = await selectPractice(trx, classId)
  if (row?.entryId === id && daysBetween(row.startedOn, today) < course.days.length)
    return { data: { startedOn: row.startedOn }, change }
  const startedOn = addDays(startOfWeek(today), isWeekend(today) ? 7 : 0)
  await upsertPractice(trx, { classId, entryId: id, startedOn, doneDays: 0, updatedAt: now })
  return { data: { startedOn }, change }
}

/** 打卡 for today or a day before it, or takes it back. */
export async function checkPractice(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { day, on }: RequestOf<typeof contract.checkPractice>,
  catalogue: Catalogue,
): Change<typeof contract.checkPractice> {
  const row = await selectPractice(trx, classId)
  const course = row && findPractical(catalogue, row.entryId)
  if (!row || !course || day > course.days.length) throw new AppError('practiceNotFound')
  const now = clock()
  if (day > daysBetween(row.startedOn, localDate(now)) + 1) throw new AppError('practiceDayNotYet')
  const bit = 1 << (day - 1)
  const doneDays = on ? row.doneDays | bit : row.doneDays & ~bit
  await upsertPractice(trx, { ...row, doneDays, updatedAt: now })
  return { data: { doneDays: daysOf(doneDays) }, change: { type: 'practice-changed', teacherId } }
}

function findPractical({ courses }: Catalogue, id: string) {
  const course = courses.get(id)
  return course?.category === 'practical' ? course : undefined
}

function daysOf(bits: number): number[] {
  return Array.from({ length: MAX_PRACTICE_DAYS }, (_, at) => at + 1).filter((day) => bits & (1 << (day - 1)))
}
