import { addClass, classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { testEngine } from '../database.ts'
import { openTcpGate, type TcpGate } from '../tcp-gate.ts'
import { makeClassOf } from '../make.ts'
import { createTestDataDir, type TestDataDir } from '../data-dir.ts'
import { startServer, type TestServer } from '../server.ts'

/** A client waits 10 s for its answer; a clear one must come before that. */
const CLIENT_WAITS_MS = 10_000
const UNAVAILABLE = errors.databaseUnavailable.message

describe.skipIf(testEngine === 'sqlite')('between the product and PostgreSQL', () => {
  let home: TestDataDir
  let gate: TcpGate
  let server: TestServer
  let token: string
  let classId: string
  let studentIds: string[]
  beforeEach(async () => {
    home = await createTestDataDir()
    gate = await openTcpGate(home.databaseUrl ?? '')
    server = await startServer({ ...home.settings, DATABASE_URL: gate.url })
    ;({ token, classId, studentIds } = await makeClassOf(1, server))
    // Each of the connections has been used.
    expect((await comment()).code).toBe(200)
  })
  afterEach(async () => {
    await server.kill()
    await gate.close()
    await home.remove()
  })

  const read = () => server.call(classList.path, {}, token)
  const write = (requestId: string = crypto.randomUUID()) =>
    server.call(addClass.path, { className: '三班', requestId }, token)
  /** Which shares its transaction with others. */
  const comment = (requestId: string = crypto.randomUUID()) =>
    server.call(giveComment.path, { classId, itemId: 's1-01', studentIds, requestId }, token)

  async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; ms: number }> {
    const startedAt = performance.now()
    return { answer: await run(), ms: performance.now() - startedAt }
  }

  it('a slow connection is waited for', async () => {
    gate.slow(300)

    expect((await read()).code).toBe(200)
    expect((await write()).code).toBe(200)
    expect((await comment()).code).toBe(200)
  })

  it('a reset connection is told, and replaced by the next call', async () => {
    gate.shut()
    expect([await read(), await write(), await comment()]).toMatchObject([
      { status: 503, msg: UNAVAILABLE },
      { status: 503, msg: UNAVAILABLE },
      { status: 503, msg: UNAVAILABLE },
    ])
    gate.open()

    expect((await read()).code).toBe(200)
    expect((await write()).code).toBe(200)
    expect((await comment()).code).toBe(200)
  })

  it('a connection whose other end has vanished is told in time, and given up', async () => {
    gate.hang()
    const requestId = crypto.randomUUID()
    const commentId = crypto.randomUUID()
    const waiting = await Promise.all([
      timed(read),
      timed(() => write(requestId)),
      timed(() => comment(commentId)),
      ...Array.from({ length: 20 }, () => timed(read)),
    ])
    for (const { answer, ms } of waiting) {
      expect(answer).toMatchObject({ status: 503, msg: UNAVAILABLE })
      expect(ms).toBeLessThan(CLIENT_WAITS_MS)
    }
    gate.open()

    // Not one of the old connections is used again.
    const after = await Promise.all(Array.from({ length: 20 }, () => timed(read)))
    expect(after.map(({ answer }) => answer.code)).toEqual(after.map(() => 200))
    expect((await write(requestId)).code).toBe(200)
    expect((await write(requestId)).code).toBe(200)
    const batches = [await comment(commentId), await comment(commentId)].map(
      ({ data }) => z.parse(giveComment.data, data).batchId,
    )
    expect(batches[0]).toBe(batches[1])
    expect(z.parse(classList.data, (await read()).data)).toHaveLength(2)
  })
})
