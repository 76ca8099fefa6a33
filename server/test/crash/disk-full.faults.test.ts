import { giveComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { selectTotalDifferences } from '../../src/api/ledger/ledger.queries.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { testEngine } from '../database.ts'
import { makeClassOf } from '../make.ts'
import { startServer, type TestServer } from '../server.ts'

const canMount = process.platform === 'linux' && process.getuid?.() === 0
const SIZE = '24m'

// Where no file system may be mounted, disk-full.test.ts shows the same by SQLite's own limit of pages.
describe.skipIf(testEngine !== 'sqlite' || !canMount)('on a small disk of its own', () => {
  let folder: string
  let server: TestServer
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pinge-full-'))
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder])
    expect(mounted.stderr.toString()).toBe('')
    server = await startServer({ DATA_DIR: folder })
  })
  afterEach(async () => {
    await server.kill()
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })

  it('says that the disk is full, goes on reading, and writes again when there is room', async () => {
    const { token, classId, studentIds } = await makeClassOf(40, server)
    const give = () => ({ classId, itemId: 's1-01', studentIds, requestId: randomUUID() })
    const { bavail, bsize } = statfsSync(folder)
    const ballast = join(folder, 'ballast')
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - 2_000_000))

    const given = new Set<string>()
    let refused: ReturnType<typeof give> | undefined
    while (!refused) {
      const requests = Array.from({ length: 8 }, give)
      const answers = await Promise.all(
        requests.map((request) => server.call(giveComment.path, request, token)),
      )
      answers.forEach((answer, index) => {
        const request = requests[index]
        if (answer.code === 200) given.add(request?.requestId ?? '')
        else {
          expect(answer).toMatchObject({ status: 503, msg: errors.storageFull.message })
          refused = request
        }
      })
    }
    const listed = await server.call(studentList.path, { classId }, token)
    expect(z.parse(studentList.data, listed.data).stuInfoList[0]?.stuScore).toBe(given.size)

    rmSync(ballast)
    for (const request of [refused, refused, give()]) {
      expect((await server.call(giveComment.path, request, token)).code).toBe(200)
      given.add(request.requestId)
    }

    await server.kill()
    const database = await openDatabase({ databaseUrl: null, dataDir: folder }, Date.now)
    try {
      const batches = await database.read.selectFrom('ledger').select('batchId').distinct().execute()
      expect(batches.length).toBe(given.size)
      expect(await selectTotalDifferences(database.read)).toEqual([])
    } finally {
      await database.close()
    }
  }, 120_000)
})
