import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import * as z from 'zod/mini'
import { openLoad } from './load.ts'
import { isSuccess } from './prepare.ts'
import { signedRequest } from './signed-request.ts'

/** One call, answered as the contract says: for what comes before a measurement. */
export async function call<E extends Endpoint>(
  origin: string,
  endpoint: E,
  request: RequestOf<E>,
  token = '',
): Promise<DataOf<E>> {
  const load = await openLoad(origin, 1)
  let text = ''
  const isRight = (body: Buffer): boolean => {
    text = body.toString()
    return isSuccess(body)
  }
  await load.send([{ bytes: signedRequest(endpoint.path, request, token), isRight }])
  load.close()
  return z.parse(endpoint.data, z.parse(Envelope, JSON.parse(text)).data) as DataOf<E>
}
