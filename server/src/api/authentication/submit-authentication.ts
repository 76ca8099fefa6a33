import { submitAuthentication as contract, type Authentication } from '@pinge/contract/authentication.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { AuthenticationTable } from '../../platform/db/tables/teachers.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { ApiDeps } from '../api-deps.ts'
import { putAuthentication, selectAuthentication } from './authentication.queries.ts'

type By = Pick<Caller, 'teacherId'>

const nothingYet: Authentication = {
  state: 'none',
  school: '',
  subject: '',
  certificateUrl: '',
  reason: '',
  submittedAt: null,
  decidedAt: null,
}

export async function readAuthentication(db: Db, { teacherId }: By): Promise<Authentication> {
  return toAuthentication(await selectAuthentication(db, teacherId))
}

/** Hands in school, subject and certificate to be looked at by the operator. The same once more changes nothing. */
export async function submitAuthentication(
  { database, clock, newId }: Pick<ApiDeps, 'database' | 'clock' | 'newId'>,
  { teacherId }: By,
  request: RequestOf<typeof contract>,
): Promise<Authentication> {
  const { school, subject, certificateUrl } = request
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      const before = await selectAuthentication(trx, teacherId)
      if (certificateUrl !== before?.certificateUrl)
        await replaceFile(trx, clock(), teacherId, {
          ...(before && { before: before.certificateUrl }),
          url: certificateUrl,
          purpose: 'certificate',
        })
      // Nobody has to look at the same again, unless it was refused and the teacher thinks it is right.
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
    }),
  )
}

type HandedIn = Pick<AuthenticationTable, 'school' | 'subject' | 'certificateUrl'>

function isSame(one: HandedIn, other: HandedIn): boolean {
  return (
    one.school === other.school &&
    one.subject === other.subject &&
    one.certificateUrl === other.certificateUrl
  )
}

function toAuthentication(row: AuthenticationTable | undefined): Authentication {
  if (!row) return nothingYet
  const { state, school, subject, certificateUrl, reason, submittedAt, decidedAt } = row
  return { state, school, subject, certificateUrl, reason, submittedAt, decidedAt }
}
