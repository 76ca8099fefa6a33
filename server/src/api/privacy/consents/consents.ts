import type * as contract from '@pinge/contract/privacy/consents.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireStudents } from '../../access/require-students.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { selectConsents, selectGivenAfter, upsertConsents } from './consent.queries.ts'

export async function listConsents(
  db: Db,
  { classId }: Pick<ClassContext, 'classId'>,
): Promise<DataOf<typeof contract.consentList>> {
  const rows = await selectConsents(db, classId)
  return rows.map((row) => ({ ...row, state: stateOf(row) }))
}

function stateOf({ givenOn, withdrawnOn }: Pick<contract.Consent, 'givenOn' | 'withdrawnOn'>) {
  if (withdrawnOn !== null) return 'withdrawn'
  return givenOn === null ? 'none' : 'given'
}

/** Puts down what guardians signed; the pictures that are there already stay. */
export async function saveConsent(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  request: RequestOf<typeof contract.saveConsent>,
): Promise<ClassChange<typeof contract.saveConsent>> {
  const { state, date } = request
  const studentIds = [...new Set(request.studentIds)]
  await requireStudents(trx, classId, studentIds)
  const updatedAt = clock()
  if (date > localDate(updatedAt)) throw new AppError('consentInFuture')
  const isWithdrawn = state === 'withdrawn'
  const crossed = isWithdrawn ? await selectGivenAfter(trx, studentIds, date) : []
  if (crossed.length > 0)
    throw new AppError('withdrawnBeforeGiven', {
      message: `${formatNames(crossed, { most: 3 })}的同意日期在这之后，请检查撤回日期`,
    })
  const days = { givenOn: isWithdrawn ? null : date, withdrawnOn: isWithdrawn ? date : null }
  await upsertConsents(
    trx,
    studentIds.map((studentId) => ({ studentId, classId, ...days, teacherId, updatedAt })),
    isWithdrawn ? 'withdrawnOn' : 'givenOn',
  )
  return { data: null, change: { type: 'students-changed', teacherId } }
}
