import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import type { trainingAccess } from '@pinge/contract/training-access.ts'
import { limitTime } from '../../../shared/api/call/limit-time.ts'
import { readEnvelope } from '../../../shared/api/call/read-envelope.ts'
import { overNetwork } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'

/** Where the training service stands, and how one is let in. */
export type TrainingConfig = DataOf<typeof trainingAccess>

export type TrainingCallDeps = {
  fetch: typeof fetch
  /** Asks the product for the way in; a failure is silent and means that there is none. */
  readConfig: () => Promise<TrainingConfig>
  /** The service does not know the token any more. */
  dropConfig: () => void
}

export type TrainingCallOptions = { signal?: AbortSignal; keepalive?: boolean }

export type TrainingCall = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: TrainingCallOptions,
) => Promise<DataOf<E>>

/** Makes the one function through which every call of the training service goes. A session of it that ended is no session of the product. */
export function makeTrainingCall({ fetch, readConfig, dropConfig }: TrainingCallDeps): TrainingCall {
  async function send(endpoint: Endpoint, request: unknown, options: TrainingCallOptions): Promise<unknown> {
    const { ak, accessToken, basepath } = await readConfig()
    const { signal, end } = limitTime(options.signal)
    try {
      const answer = fetch(`${basepath}${endpoint.path}`, {
        method: 'POST',
        headers: { ak, token: accessToken, 'content-type': 'application/json' },
        body: JSON.stringify(request),
        keepalive: options.keepalive ?? false,
        cache: 'no-store',
        signal,
      })
      return await readEnvelope(await overNetwork(answer, signal), signal)
    } finally {
      end()
    }
  }

  return async function callTraining(endpoint, request, options = {}) {
    let data: unknown
    try {
      data = await send(endpoint, request, options)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== errors.sessionExpired.code) throw error
      dropConfig()
      // Once: a way in that is refused again is none.
      data = await send(endpoint, request, options)
    }
    const parsed = endpoint.data.safeParse(data)
    if (!parsed.success) throw new Refusal(errors.unexpected.code, errors.unexpected.message)
    return parsed.data as DataOf<typeof endpoint>
  }
}
