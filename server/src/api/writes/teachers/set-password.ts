import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherTable } from '../../../platform/db/tables/teachers.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { sessionKey } from '../live-topics.ts'
import { requireStillProved } from './require-password.ts'
import { deleteHandedForms, deleteOtherSessions, updatePasswordHash } from './teacher.queries.ts'

type NewPassword = {
  teacherId: string
  passwordHash: string
  keptSessionId: string | null
  /** The account as the old password was proved for it; not where a code proves who it is. */
  proved?: TeacherTable
}

/**
 * Sets a teacher's password, and ends every session but the kept one and what is handed to children. What else belongs to the change follows in the
 * same transaction, and its answer is this one's.
 */
export async function setPassword<Answer>(
  { database, hub }: Pick<ApiDeps, 'database' | 'hub'>,
  { teacherId, passwordHash, keptSessionId, proved }: NewPassword,
  then: (trx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { ended, answer } = await database.write(async (trx) => {
    if (proved) await requireStillProved(trx, proved)
    await updatePasswordHash(trx, teacherId, passwordHash)
    await deleteHandedForms(trx, teacherId)
    return { ended: await deleteOtherSessions(trx, teacherId, keptSessionId), answer: await then(trx) }
  })
  for (const id of ended) hub.end(sessionKey(id))
  return answer
}
