import { TRAINING_APP_KEY, TRAINING_BASE } from '@pinge/contract/training/training-calls.ts'
import { trainingAccess } from '@pinge/contract/training-access.ts'
import { createServiceTokens } from '../../platform/credentials/service-tokens.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import type { ApiDeps } from '../api-deps.ts'

/** Lets a teacher into the training service: with a token of that service, which ends with the session. */
export function trainingAccessRoutes(
  endpoints: Endpoints,
  { clock, secret }: Pick<ApiDeps, 'clock' | 'secret'>,
): void {
  const tokens = createServiceTokens('training', secret, clock)
  endpoints.teacher(trainingAccess, async (caller) => ({
    ak: TRAINING_APP_KEY,
    accessToken: tokens.issue(caller),
    basepath: TRAINING_BASE,
  }))
}
