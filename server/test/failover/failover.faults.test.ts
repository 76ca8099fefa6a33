import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { startPostgresPair, type PostgresPair } from './postgres-pair.ts'
import { testEngine } from '../database.ts'
import { makeClassOf } from '../make.ts'
import { selectTotalDifferences } from '../../src/api/ledger/ledger.queries.ts'
import { startServer, type TestServer } from '../server.ts'

const WRITERS = 16
const BACK_WITHIN_MS = 5_000
const { POSTGRES_FOLDER: postgresFolder = '', HAPROXY: haproxy = '' } = process.env

describe.skipIf(testEngine === 'sqlite' || postgresFolder === '' || haproxy === '')('failover', () => {
  let folder: string
  let pair: PostgresPair
  let server: TestServer
  /** Of what was started, also where the rest could not be. */
  let ends: (() => Promise<void>)[] = []
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pinge-failover-'))
    ends.push(async () => rmSync(folder, { recursive: true, force: true }))
    pair = await startPostgresPair({ postgresFolder, haproxy })
    ends.push(pair.stop)
    server = await startServer({ DATA_DIR: folder, DATABASE_URL: pair.url })
    ends.push(server.kill)
  }, 120_000)
  afterEach(async () => {
    for (const end of ends.toReversed()) await end()
    ends = []
  })

  it('loses nothing acknowledged, says that it cannot write, and serves again soon after the promotion', async () => {
    const { token, classId, studentIds } = await makeClassOf(24, server)
    const acknowledged = new Map<string, { at: number; batchId: string }>()
    const refusals = new Set<string>()
    let isOver = false
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      const pupils = [studentIds[writer], studentIds[(writer * 3 + 1) % studentIds.length]]
      while (!isOver) {
        const request = { classId, itemId: 's1-01', studentIds: pupils, requestId: randomUUID() }
        // As a client does: the same request again, until it is answered.
        for (;;) {
          const { code, msg, data } = await server.call(giveComment.path, request, token)
          if (code === 200) {
            const { batchId } = z.parse(giveComment.data, data)
            acknowledged.set(request.requestId, { at: performance.now(), batchId })
            break
          }
          refusals.add(`${code} ${msg}`)
          await wait(50)
        }
      }
    })
    while (acknowledged.size < WRITERS * 10) await wait(20)

    pair.killPrimary()
    await wait(1_500)
    // It lives, and says that it cannot serve.
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)

    await pair.promoteStandby()
    const promotedAt = performance.now()
    const isBack = () => [...acknowledged.values()].some(({ at }) => at > promotedAt)
    while (!isBack()) {
      expect(performance.now() - promotedAt).toBeLessThan(BACK_WITHIN_MS)
      await wait(20)
    }
    await wait(1_000)
    isOver = true
    await Promise.all(writers)

    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect([...refusals]).toEqual([`503 ${errors.databaseUnavailable.message}`])
    await expectAllStored([...acknowledged.values()].map(({ batchId }) => batchId))
  }, 120_000)

  async function expectAllStored(batchIds: string[]): Promise<void> {
    const database = await openDatabase({ databaseUrl: pair.url, dataDir: folder }, Date.now)
    try {
      const rows = await database.read.selectFrom('ledger').select('batchId').distinct().execute()
      expect(rows.map(({ batchId }) => batchId).toSorted()).toEqual(batchIds.toSorted())
      expect(await selectTotalDifferences(database.read)).toEqual([])
    } finally {
      await database.close()
    }
  }
})
