import { TRAINING_APP_KEY } from '@pinge/contract/training/training-calls.ts'
import { AppError } from '../../platform/app-error.ts'
import { createServiceTokens } from '../../platform/credentials/service-tokens.ts'
import { cachedUntilCommit } from '../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { RequireCaller } from '../../platform/http/endpoints.ts'
import type { TrainingDeps } from '../training-deps.ts'

const selectSession = cachedUntilCommit(
  prepared((db, sessionId: string) =>
    db.selectFrom('sessions').select('expiresAt').where('id', '=', sessionId),
  ),
)

/**
 * Who calls, by the token of the access call. It ends with the session in which it was asked for: who signs out of the
 * product is signed out here.
 */
export function tokenCallers({
  database,
  secret,
  clock,
}: Pick<TrainingDeps, 'database' | 'secret' | 'clock'>): RequireCaller {
  const tokens = createServiceTokens('training', secret, clock)
  return async (_, { headers }) => {
    if (headers['ak'] !== TRAINING_APP_KEY) throw new AppError('unknownApplication')
    const { token } = headers
    const bearer = typeof token === 'string' ? tokens.read(token) : undefined
    if (!bearer) throw new AppError('trainingSignedOut')
    const [session] = await selectSession(database.read, bearer.sessionId)
    if (!session || session.expiresAt <= clock()) throw new AppError('trainingSignedOut')
    return bearer
  }
}
