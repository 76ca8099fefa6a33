import * as contract from '@pinge/contract/content/own-files.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestClass, type TestClass } from '../../../../test/make.ts'
import { formBytes, uploadForm } from '../../../../test/upload.ts'
import { contextOf, writeBeside } from '../../../../test/write-beside.ts'
import { importDeps } from '../../../../test/content-package.ts'
import { readConfig } from '../../../platform/config.ts'
import { confirmFile as confirm } from '../../files/confirm-file.ts'
import { move, saveFile, share } from './keep-own-files.ts'

/** Room for two files of these tests. */
const quota = { ownFileBytes: 1_000, ownQuotaBytes: 2_500 }

let world: TestClass
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-own-'))
  world = await startTestClass([], { dataDir, ...quota })
})
afterEach(async () => {
  await world.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** An upload that is not checked yet. */
async function stage(): Promise<{ key: string; purpose: 'library' }> {
  const { call, server } = world.app
  const config = (await call(storageConfig, { purpose: 'library' }, world.token)).data
  const key = `${config.dir}${randomUUID()}.pdf`
  const pdf = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(991, 'p')])
  const { payload, contentType } = await formBytes(uploadForm(config, key, pdf, 'application/pdf'))
  const headers = { 'content-type': contentType }
  await server.inject({ method: 'POST', url: config.host, headers, payload })
  return { key, purpose: 'library' }
}

/** A checked upload that is not among the teacher's files yet. */
async function uploadOwn(): Promise<{ key: string }> {
  const staged = await stage()
  await world.app.call(confirmFile, staged, world.token)
  return staged
}

it('two folders that are put into each other at the same time do not both go', async () => {
  const { app, owner, token } = world
  const { database } = app
  const folder = async (name: string) => (await app.call(contract.saveOwnFolder, { name }, token)).data.id
  const [lessons, tests] = [await folder('教案'), await folder('试卷')]
  const second = await writeBeside(
    database,
    ({ write }) =>
      write((trx) => move(trx, contextOf(app, owner.userId), { ids: [lessons], folderId: tests })),
    () => app.call(contract.moveOwn, { ids: [tests], folderId: lessons }, token),
  )

  expect(second.code).toBe(errors.folderInItself.code)
  expect((await app.call(contract.removeOwn, { ids: [tests] }, token)).code).toBe(200)
  expect((await app.call(contract.ownFileList, {}, token)).data.folders).toEqual([])
})

it('an upload that is saved twice at once is one file', async () => {
  const { app, owner, token } = world
  const { key } = await uploadOwn()
  const request = { key, name: '教案.pdf' }
  const second = await writeBeside(
    app.database,
    ({ write }) => write((trx) => saveFile(trx, contextOf(app, owner.userId), request)),
    () => app.call(contract.saveOwnFile, request, token),
  )

  expect(second.code).toBe(200)
  const { files } = (await app.call(contract.ownFileList, {}, token)).data
  expect(files.map(({ id }) => id)).toEqual([second.data.id])
})

it.each([
  { told: 'a class more', other: true },
  { told: 'none', other: false },
])('a file that is shared twice at once is shared as the later one says: with $told', async ({ other }) => {
  const { app, owner, token, classId } = world
  const classIds = other ? [classId, (await app.newClass(token, [])).classId] : []
  const { key } = await uploadOwn()
  const { id } = (await app.call(contract.saveOwnFile, { key, name: '教案.pdf' }, token)).data
  const { code } = await writeBeside(
    app.database,
    ({ write }) => write((trx) => share(trx, contextOf(app, owner.userId), { id, classIds: [classId] })),
    () => app.call(contract.shareOwn, { id, classIds }, token),
  )

  expect(code).toBe(200)
  const { files } = (await app.call(contract.ownFileList, {}, token)).data
  expect(files).toMatchObject([{ id, classIds: classIds.toSorted() }])
})

it('two uploads that are confirmed at once have no more room than one teacher has', async () => {
  const { app, owner, token } = world
  const { userId } = owner
  await uploadOwn()
  const [one, other] = [await stage(), await stage()]
  const config = { ...readConfig({ DATA_DIR: dataDir }), ...quota }
  const deps = { ...importDeps(app, dataDir), ...contextOf(app, userId), config }
  const second = await writeBeside(
    app.database,
    (database) => confirm({ ...deps, database }, { teacherId: userId }, one),
    () => app.call(confirmFile, other, token),
  )

  expect(second.msg).toBe(errors.ownQuotaFull.message)
})
