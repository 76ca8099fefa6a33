import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { call } from './call.ts'

/** Makes a call that is answered by a file: refused like any call, and kept only when it came whole. */
export async function download<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Blob> {
  const file: unknown = await call(endpoint, request)
  if (!(file instanceof Blob)) throw new TypeError('the server answered no file')
  return file
}
