import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { makeClassOf } from '../make.ts'
import { selectTotalDifferences } from '../../src/api/ledger/ledger.queries.ts'
import { createTestDataDir, type TestDataDir } from '../data-dir.ts'
import { startServer, type TestServer } from '../server.ts'

type Write = { path: string; pupils: string[]; request: Record<string, unknown> & { requestId: string } }
type Answered = { write: Write; data: unknown }

let home: TestDataDir
let server: TestServer

/**
 * Kills the server again and again while writers give and take back comments, and sends what was not answered twice
 * more: nothing acknowledged is lost, nothing is done twice, and the totals are the sums of the ledger.
 */
export async function killUnderWriters(cycles: number, writerCount: number): Promise<void> {
  home = await createTestDataDir()
  server = await startServer(home.settings)
  try {
    await writeAndKill(cycles, writerCount)
  } finally {
    await server.kill()
    await home.remove()
  }
}

async function writeAndKill(cycles: number, writerCount: number): Promise<void> {
  const { token, classId, studentIds } = await makeClassOf(24, server)
  const acknowledged: Answered[] = []
  let interrupted = 0

  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const before = acknowledged.length
    const unanswered: Write[] = []
    const writers = Array.from({ length: writerCount }, async (_, writer) => {
      const pupils = pupilsOf(writer, studentIds)
      let toUndo: string | undefined
      for (;;) {
        const write = toUndo === undefined ? comment(classId, pupils) : undo(classId, toUndo, pupils)
        const answer = await server.call(write.path, write.request, token).catch(brokenConnection)
        if (!answer) {
          unanswered.push(write)
          return
        }
        expect(answer.code).toBe(200)
        acknowledged.push({ write, data: answer.data })
        // Every fourth writer takes back what it has just given.
        const takesBack = writer % 4 === 0 && toUndo === undefined
        toUndo = takesBack ? z.parse(BatchAnswer, answer.data).batchId : undefined
      }
    })
    // At some moment in the thick of it, also on a slow machine.
    while (acknowledged.length < before + 3 * writerCount) await wait(5)
    await wait(randomInt(100))
    await server.kill()
    await Promise.all(writers)
    interrupted += unanswered.length

    server = await startServer(home.settings)
    // A client does not know whether an unanswered write was done: it sends it again, twice to be sure.
    for (const write of [...unanswered, ...unanswered]) {
      const { code, data } = await server.call(write.path, write.request, token)
      expect(code).toBe(200)
      acknowledged.push({ write, data })
    }
    // What was answered before the end is answered alike after it.
    const old = acknowledged[randomInt(acknowledged.length)]
    if (old)
      acknowledged.push({
        write: old.write,
        data: (await server.call(old.write.path, old.write.request, token)).data,
      })
  }

  expect(interrupted).toBe(cycles * writerCount)
  await expectEachWriteOnce(acknowledged)
}

/** What fetch throws when the server goes away under it. */
function brokenConnection(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}

/** The ledger holds each write that was answered, once, and nothing else; and the totals are its sums. */
async function expectEachWriteOnce(acknowledged: Answered[]): Promise<void> {
  await server.kill()
  const database = await openDatabase({ databaseUrl: home.databaseUrl, dataDir: home.dataDir }, Date.now)
  try {
    const rows = await database.read
      .selectFrom('ledger')
      .select(['batchId', 'undoneBatchId', 'studentId'])
      .orderBy('id')
      .execute()
    const given = new Map<string, Answered>()
    for (const answered of acknowledged) {
      const { requestId } = answered.write.request
      // However often it was sent: one write, one answer.
      const batchId = batchOf(answered)
      expect(batchOf(given.get(requestId) ?? answered)).toBe(batchId)
      given.set(requestId, answered)
    }
    const rowsOf = Map.groupBy(rows, ({ batchId }) => batchId)
    const rowsUndoing = Map.groupBy(rows, ({ undoneBatchId }) => undoneBatchId ?? '')
    const stored = (answered: Answered) =>
      ((answered.write.path === undoComment.path ? rowsUndoing : rowsOf).get(batchOf(answered)) ?? [])
        .map((row) => row.studentId ?? '')
        .toSorted()
    let expectedRows = 0
    for (const answered of given.values()) {
      const pupils = answered.write.pupils.toSorted()
      expect(stored(answered)).toEqual(pupils)
      expectedRows += pupils.length
    }
    expect(rows.length).toBe(expectedRows)
    expect(new Set([...given.values()].map((one) => `${one.write.path} ${batchOf(one)}`)).size).toBe(
      given.size,
    )
    expect(await selectTotalDifferences(database.read)).toEqual([])
  } finally {
    await database.close()
  }
}

const BatchAnswer = z.object({ batchId: z.string() })

/** The batch that a comment made, or that an undo cancelled. */
function batchOf({ write, data }: Answered): string {
  return write.path === undoComment.path ? String(write.request.batchId) : z.parse(BatchAnswer, data).batchId
}

function comment(classId: string, pupils: string[]): Write {
  const itemId = randomInt(2) ? 's1-01' : 's1-13'
  return {
    path: giveComment.path,
    pupils,
    request: { classId, itemId, studentIds: pupils, requestId: randomUUID() },
  }
}

function undo(classId: string, batchId: string, pupils: string[]): Write {
  return { path: undoComment.path, pupils, request: { classId, batchId, requestId: randomUUID() } }
}

/** A few pupils, others for each writer, but not without some in common: they wait for each other's rows. */
function pupilsOf(writer: number, studentIds: readonly string[]): string[] {
  return Array.from(
    { length: 1 + (writer % 4) },
    (_, index) => studentIds[(writer * 5 + index * 7) % 24] ?? '',
  )
}
