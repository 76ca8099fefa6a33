import { readRoster } from '@pinge/contract/roster/roster.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeCall } from './make-call.ts'

const MB = 1024 * 1024

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A client whose answer comes after so many seconds. */
function clientOf(seconds: number) {
  return makeCall({
    fetch: (_url, init) =>
      new Promise((resolve, reject) => {
        const answer = Response.json({ code: 200, msg: '成功', data: { tables: [] } })
        setTimeout(() => resolve(answer), seconds * 1_000)
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
    now: Date.now,
    setServerTime: () => undefined,
    randomString: () => 'r'.repeat(32),
    currentToken: () => 'token-of-wang',
    onSessionExpired: () => undefined,
    cookies: () => '',
    config: { appKey: 'pinge-web', signingKey: 'pinge-development-key' },
  })
}

it('a list of pupils of 3 MB arrives over a line that needs 16 seconds for it', async () => {
  const file = new File([new Uint8Array(3.2 * MB)], '名单.csv')
  const read = clientOf(16)(readRoster, {}, { file })
  await vi.advanceTimersByTimeAsync(16_000)

  expect(await read).toEqual({ tables: [] })
})

it.each([
  ['a call without a file', undefined, 11],
  ['a file that the line has stopped to take', new File([new Uint8Array(MB)], '名单.csv'), 60],
])('%s is given up after its time', async (_, file, seconds) => {
  const call = clientOf(seconds)
  const answer = file ? call(readRoster, {}, { file }) : call(siteDetail, {})
  answer.catch(() => undefined)
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1_000)

  await expect(answer).rejects.toThrow()
})
