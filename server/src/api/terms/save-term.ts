import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/terms.ts'
import { daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import {
  MAX_TERM_DAYS,
  termAfter,
  termBefore,
  termName,
  termOf,
  type OwnTerms,
  type Term,
} from '@pinge/contract/values/school-days/terms.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectOwnTerms } from '../writes/school-years/own-terms.queries.ts'
import { listTerms } from './list-terms.ts'
import { upsertTerm } from './term.queries.ts'

/** Gives a term of the class the days that its owner says. */
export async function saveTerm(
  trx: Db,
  context: ClassContext,
  { key, startDate, endDate }: RequestOf<typeof contract.saveTerm>,
): Promise<ClassChange<typeof contract.saveTerm>> {
  const { classId, teacherId } = context
  const known = await listTerms(trx, context)
  if (!known.some((term) => term.key === key)) throw new AppError('termNotFound')
  const term = { key, startDate, endDate }
  refuseWrongDays(term, await selectOwnTerms(trx, classId))
  await upsertTerm(trx, classId, term)
  return { data: await listTerms(trx, context), change: { type: 'class-changed', teacherId } }
}

function refuseWrongDays({ key, startDate, endDate }: Term, own: OwnTerms): void {
  if (endDate <= startDate) throw new AppError('termReversed')
  if (daysBetween(startDate, endDate) >= MAX_TERM_DAYS) throw new AppError('termTooLong')
  const before = termOf(termBefore(key), own)
  if (startDate <= before.endDate)
    throw new AppError('termOverlaps', {
      message: `开始日期要在 ${before.endDate} 之后：${termName(before.key)}到这一天才结束`,
    })
  const after = termOf(termAfter(key), own)
  if (endDate >= after.startDate)
    throw new AppError('termOverlaps', {
      message: `结束日期要在 ${after.startDate} 之前：${termName(after.key)}从这一天开始`,
    })
}
