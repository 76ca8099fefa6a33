import type * as contract from '@pinge/contract/authentication.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { AuthenticationTable } from '../../platform/db/tables/teachers.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { putAuthentication, selectAuthentication } from './authentication.queries.ts'

const nothingYet: contract.Authentication = {
  state: 'none',
  school: '',
  subject: '',
  certificateUrl: '',
  reason: '',
  submittedAt: null,
  decidedAt: null,
}

export async function readAuthentication(
  db: Db,
  { teacherId }: TeacherContext,
): Promise<contract.Authentication> {
  return toAuthentication(await selectAuthentication(db, teacherId))
}

/** Hands in school, subject and certificate to be looked at by the operator. The same once more changes nothing. */
export async function submitAuthentication(
  trx: Db,
  { teacherId, clock, newId }: TeacherContext,
  request: RequestOf<typeof contract.submitAuthentication>,
): Promise<contract.Authentication> {
  const { school, subject, certificateUrl } = request
  // Of two certificates at once the second takes the place of the first, which then goes.
  await lockTeacher(trx, teacherId)
  const before = await selectAuthentication(trx, teacherId)
  if (certificateUrl !== before?.certificateUrl)
    await replaceFile(trx, clock(), teacherId, {
      ...(before && { before: before.certificateUrl }),
      url: certificateUrl,
      purpose: 'certificate',
    })
  // The operator need not look at the same again, unless it was refused and the teacher thinks it is right.
  if (before && before.state !== 'refused' && isSame(before, request)) return toAuthentication(before)
  const handedIn: AuthenticationTable = {
    teacherId,
    id: newId(),
    state: 'pending',
    school,
    subject,
    certificateUrl,
    reason: '',
    submittedAt: clock(),
    decidedAt: null,
  }
  await putAuthentication(trx, handedIn)
  return toAuthentication(handedIn)
}

type HandedIn = Pick<AuthenticationTable, 'school' | 'subject' | 'certificateUrl'>

function isSame(one: HandedIn, other: HandedIn): boolean {
  return (
    one.school === other.school &&
    one.subject === other.subject &&
    one.certificateUrl === other.certificateUrl
  )
}

function toAuthentication(row: AuthenticationTable | undefined): contract.Authentication {
  if (!row) return nothingYet
  const { state, school, subject, certificateUrl, reason, submittedAt, decidedAt } = row
  return { state, school, subject, certificateUrl, reason, submittedAt, decidedAt }
}
