import { idempotent, type WriteRequest } from '../../platform/db/statements/idempotent.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ApiDeps } from '../api-deps.ts'
import { lockTeacher } from './comment-item.queries.ts'

/** The one way to change a teacher's items: one deed of a teacher after another, and a repeated request once. */
export async function changeItems<Data>(
  { database, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  teacherId: string,
  call: { path: string },
  request: WriteRequest,
  run: (trx: Db) => Promise<Data>,
): Promise<Data> {
  return database.write(async (trx) => {
    await lockTeacher(trx, teacherId)
    return idempotent(trx, clock, teacherId, call.path, request, () => run(trx))
  })
}
