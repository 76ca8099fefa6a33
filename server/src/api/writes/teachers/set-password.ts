import type { Db } from '../../../platform/db/schema.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { sessionKey } from '../live-topics.ts'
import { deleteOtherSessions, updatePasswordHash } from './teacher.queries.ts'

type NewPassword = { teacherId: string; passwordHash: string; keptSessionId: string | null }

/**
 * Sets a teacher's password and ends every session but the kept one. What else belongs to the change follows in the
 * same transaction, and its answer is this one's.
 */
export async function setPassword<Answer>(
  { database, hub }: Pick<ApiDeps, 'database' | 'hub'>,
  { teacherId, passwordHash, keptSessionId }: NewPassword,
  then: (trx: Db) => Promise<Answer>,
): Promise<Answer> {
  const { ended, answer } = await database.write(async (trx) => {
    await updatePasswordHash(trx, teacherId, passwordHash)
    return { ended: await deleteOtherSessions(trx, teacherId, keptSessionId), answer: await then(trx) }
  })
  for (const id of ended) hub.end(sessionKey(id))
  return answer
}
