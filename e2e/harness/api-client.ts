import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import {
  contentText,
  DEFAULT_APP_KEY,
  DEFAULT_SIGNING_KEY,
  headerNames,
  RANDOM_STRING_LENGTH,
  signedText,
} from '@pinge/contract/protocol/signing.ts'
import { createHash, createHmac, randomBytes } from 'node:crypto'

export type ApiClient = {
  call: <E extends Endpoint>(endpoint: E, request: RequestOf<E>, token?: string) => Promise<DataOf<E>>
}

/** A second client of the product's calls, written from the contract alone: sets up what a story needs. */
export function createApiClient(origin: string): ApiClient {
  return {
    call: async (endpoint, request, token = '') => {
      const body = JSON.stringify(request)
      const response = await fetch(new URL(endpoint.path, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signHeaders(endpoint.path, body, token) },
        body,
      })
      const { code, msg, data } = Envelope.parse(await response.json())
      if (code !== SUCCESS_CODE) throw new Error(`${endpoint.path} refused: ${code} ${msg}`)
      return endpoint.data.parse(data) as DataOf<typeof endpoint>
    },
  }
}

function signHeaders(path: string, body: string, token: string): Record<string, string> {
  const ts = String(Date.now())
  const rs = randomBytes(RANDOM_STRING_LENGTH / 2).toString('hex')
  const contentMd5 = createHash('md5').update(contentText(body, ts)).digest('hex')
  const text = signedText({ url: path, ts, rs, contentMd5, token })
  return {
    [headerNames.appKey]: DEFAULT_APP_KEY,
    [headerNames.timestamp]: ts,
    [headerNames.token]: token,
    [headerNames.randomString]: rs,
    [headerNames.contentMd5]: contentMd5,
    [headerNames.signature]: createHmac('sha256', DEFAULT_SIGNING_KEY).update(text).digest('hex'),
  }
}
