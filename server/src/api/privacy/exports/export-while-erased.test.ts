import { eraseStudent, erasureOfStudent } from '@pinge/contract/privacy/erasures.ts'
import type { KyselyPlugin } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fileCalls } from '../../../../test/file-calls.ts'
import { plantCanaries, type Canaries } from '../../../../test/privacy/plant-canaries.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { exportClassFile, exportStudentFile } from './export-pupils.ts'

let at: Canaries
let name: string
beforeEach(async () => {
  at = await plantCanaries({ dataDir: mkdtempSync(join(tmpdir(), 'pinge-export-')) })
  const { classId, app, token } = at.world
  name = (await app.call(erasureOfStudent, { classId, studentId: at.mei }, token)).data.username
})
afterEach(async () => {
  await at.world.close()
  rmSync(at.dataDir, { recursive: true, force: true })
})

async function erase(): Promise<void> {
  const { app, classId, token } = at.world
  const asked = { classId, studentId: at.mei, username: name }
  expect((await app.call(eraseStudent, asked, token)).code).toBe(200)
}

function context(): ClassReadContext {
  const { app, classId, owner } = at.world
  const tools = { clock: () => app.time.now, newId: () => randomUUID(), randomBytes }
  return { ...tools, classId, teacherId: owner.userId, role: 'owner', version: 1, isArchived: false }
}

/** The database, in which the pupil is erased after so many answers. */
function erasedAfter(answers: number): Db {
  let count = 0
  const erasing: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1
      if (count === answers) await erase()
      return result
    },
  }
  return at.world.app.database.read.withPlugin(erasing)
}

/** The storage, in which the pupil's pictures go before the first of them is read. */
function erasedBeforePictures(): Pick<Storage, 'open'> {
  let hasBegun = false
  return {
    open: async (key, part) => {
      if (!hasBegun) {
        hasBegun = true
        await erase()
      }
      return storage().open(key, part)
    },
  }
}

const storage = () =>
  fileCalls(() => ({ app: at.world.app, token: at.world.token, dataDir: at.dataDir })).storage()

async function bytesOf(answer: Promise<FileAnswer>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of (await answer).pieces) pieces.push(piece)
  return Buffer.concat(pieces)
}

const ofMei = (db: Db, from: Pick<Storage, 'open'> = storage()) =>
  bytesOf(
    exportStudentFile(db, context(), { classId: at.world.classId, studentId: at.mei }, { storage: from }),
  )

it.each([6, 12, 20])('a pupil who is erased after %i reads of an export is refused', async (reads) => {
  await expect(ofMei(erasedAfter(reads))).rejects.toMatchObject({ errorName: 'studentNotInClass' })
})

it('an export whose pictures went with their pupil breaks off', async () => {
  const { read } = at.world.app.database
  await expect(ofMei(read, erasedBeforePictures())).rejects.toMatchObject({ errorName: 'studentNotInClass' })
})

it('a class without who was erased while it was read is still written, the others whole', async () => {
  const { classId } = at.world
  const all = await bytesOf(exportClassFile(erasedAfter(14), context(), { classId }, { storage: storage() }))
  expect(all.includes('002-李涛/data.json')).toBe(true)
  expect(all.includes('001-金雀')).toBe(false)
})
