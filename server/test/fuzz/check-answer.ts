import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { SUCCESS_CODE } from '@pinge/contract/values/limits.ts'
import { DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { signedHeaders, type TestApp } from '../app.ts'
import type { AnyCall } from './any-call.ts'

/** Sends a call as it is, and answers what came back. */
export async function sendAny(app: TestApp, call: AnyCall): Promise<LightMyRequestResponse> {
  const { method, path, body, contentType } = call
  return app.server.inject({
    method,
    url: path,
    headers: { ...headersOf(app, call), ...(contentType === null ? {} : { 'content-type': contentType }) },
    ...(body === null ? {} : { payload: body }),
  })
}

function headersOf(
  app: TestApp,
  { path, body, contentType, token, signing }: AnyCall,
): Record<string, string> {
  const isForm = contentType?.startsWith('multipart/') ?? false
  const signed = signedHeaders(path, isForm || body === '' ? null : body, app.time.now, {
    token,
    ...(signing === 'stale' && { ts: app.time.now - 600_000 }),
    ...(signing === 'early' && { ts: app.time.now + 600_000 }),
    ...(signing === 'replayed' && { rs: 'r'.repeat(32) }),
    ...(signing === 'odd random string' && { rs: '<script>' }),
    ...(signing === 'odd time' && { ts: Number.NaN }),
    signingKey: signing === 'wrong key' ? 'someone-else' : DEFAULT_SIGNING_KEY,
    ...(signing === 'wrong application' && { appKey: 'constructor' }),
  })
  if (signing === 'unsigned') return {}
  if (signing === 'wrong digest') return { ...signed, contentMd5: '0'.repeat(32) }
  if (signing === 'doubled') return { ...signed, ts: `${signed.ts}, ${signed.ts}` }
  return signed
}

/** Holds one answer against the protocol and the contract, and tells its code. */
export function checkAnswer(call: AnyCall, response: LightMyRequestResponse): number {
  const { statusCode, headers } = response
  expect(statusCode, 'the status').toBeLessThan(500)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  if (call.method === 'HEAD') return statusCode

  expect(headers['cache-control']).toBe('no-store')
  const { file } = call.endpoint
  if (file && headers['content-type'] === file.type) return SUCCESS_CODE
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { code, msg, data } = z.parse(z.strictObject(Envelope.shape), response.json())
  expect(statusCode, `the status of code ${code}`).toBe(code < 1000 ? code : 200)
  if (code === 200) checkData(call.endpoint, data)
  else checkRefusal(code, msg, data)
  if (code === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  return code
}

function checkData(endpoint: Endpoint, data: unknown): void {
  // Parsing drops what the contract does not name: nothing may have been dropped.
  expect(z.parse(endpoint.data, data)).toEqual(data)
}

const knownCodes = new Set(Object.values(errors).map(({ code }): number => code))
/** Words that our own sentences use; what a caller wrote, and names, are repeated only after 字段： or 不够：. */
const ourWords = /APP|JSON|POST|Excel|xlsx|csv|MB|id/g

function checkRefusal(code: number, msg: string, data: unknown): void {
  expect(knownCodes).toContain(code)
  const own = msg.replace(/(不认识的字段|不够)：.*$/s, '').replaceAll(ourWords, '')
  expect(own).toMatch(/\p{Script=Han}{2}/u)
  expect(own, 'no sentence of a library').not.toMatch(/[A-Za-z]{2}|undefined|\[object/)
  const says = [
    'serverTime',
    'waitSeconds',
    'conflicts',
    'fields,kept,other',
    'reason,current',
    'reason,current,sent',
    'studentIds',
    'stock',
    'stored',
    'stored,given',
    'reason,teacherName,lockedAt',
  ]
  if (data !== null) expect(says).toContain(Object.keys(data ?? {}).join())
}
