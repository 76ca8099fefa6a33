import { libraryPreview } from '@pinge/contract/content/library.ts'
import { Document, Packer, Paragraph } from 'docx'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, writeFile, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { importDeps, importInto, writeIn, writeManifest } from '../../../../test/content-package.ts'
import { createLog } from '../../../platform/log.ts'
import { removeContent } from '../import/remove-content.ts'
import { findConverter, type Converter } from './convert-document.ts'
import { makeNextPreview } from './preview-queue.ts'
import { giveUpOften } from './preview.queries.ts'

let app: TestApp
let folder: string
let token: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-previews-'))
  app = await startTestApp({ dataDir: join(folder, 'data') })
  token = (await app.newTeacher()).accessToken
  const words = new Document({ sections: [{ children: [new Paragraph('课桌三件事')] }] })
  writeIn(join(folder, 'package'), 'plan.docx', await Packer.toBuffer(words))
  writeManifest(join(folder, 'package'), {
    id: 'ours',
    name: '我们的',
    folders: [{ id: 'plans', name: '教案' }],
    files: [{ id: 'plan', name: '教案.docx', path: 'plan.docx', folder: 'plans' }],
  })
  await importInto(app, join(folder, 'data'), join(folder, 'package'))
})
afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const preview = async () => (await app.call(libraryPreview, { id: 'plan' }, token)).data

const next = (converter: Converter) => {
  const log = createLog('silent')
  return makeNextPreview({ ...importDeps(app, join(folder, 'data')), log, randomBytes, converter })
}

/** Stands where LibreOffice stands, and does what its script says. */
async function programThat(script: string, longestMs?: number): Promise<Converter> {
  const programs = join(folder, 'bin')
  await mkdir(programs, { recursive: true })
  await writeFile(join(programs, 'soffice'), `#!/bin/sh\n${script}\n`)
  await chmod(join(programs, 'soffice'), 0o755)
  const converter = findConverter(programs, longestMs)
  if (!converter) throw new Error('there is no such program')
  return converter
}

const writesPdf = 'for last; do :; done; printf "%%PDF-1.4 made" > "$(dirname "$last")/document.pdf"'

it('offers the download until a document is made into a PDF, and then its pages', async () => {
  expect(await preview()).toMatchObject({ state: 'none', kind: 'none', address: null })

  expect(await next(await programThat(writesPdf))).toBe(true)

  const made = await preview()
  expect(made).toMatchObject({ state: 'ready', kind: 'pdf' })
  const shown = await app.server.inject(made.address?.url ?? '')
  expect([shown.headers['content-type'], shown.payload]).toEqual(['application/pdf', '%PDF-1.4 made'])
  expect(await next(await programThat(writesPdf))).toBe(false)
})

it('tries three times, and says why there is no preview', async () => {
  const broken = await programThat('exit 1')
  await next(broken)
  expect(await preview()).toMatchObject({ state: 'converting' })
  await next(broken)
  await next(broken)

  expect(await preview()).toMatchObject({ state: 'failed', reason: '文档打不开，可能已损坏或有密码' })
  expect(await next(broken)).toBe(false)
})

it('ends a document that takes too long', async () => {
  await next(await programThat('sleep 30 & sleep 30', 50))

  expect(await preview()).toMatchObject({ state: 'failed', reason: '文档太复杂，一分钟内没有转换完' })
})

it('takes a document up again that was left when a server died, once its time is over', async () => {
  const dies: Converter = { convert: () => Promise.reject(new Error('the power is cut')) }
  await expect(next(dies)).rejects.toThrow('the power is cut')
  const works = await programThat(writesPdf)
  expect(await next(works)).toBe(false)

  app.time.now += 3 * 60_000 + 1
  expect(await next(works)).toBe(true)
  expect(await preview()).toMatchObject({ state: 'ready' })
})

it('goes with its document', async () => {
  await next(await programThat(writesPdf))
  const { address } = await preview()
  await removeContent(importDeps(app, join(folder, 'data')), 'ours')

  expect((await app.server.inject(address?.url ?? '')).statusCode).toBe(404)
})

it.skipIf(!findConverter(process.env.PATH ?? ''))('is made by LibreOffice itself', async () => {
  const office = findConverter(process.env.PATH ?? '')
  if (office) await next(office)

  const made = await preview()
  expect((await app.server.inject(made.address?.url ?? '')).payload.slice(0, 5)).toBe('%PDF-')
})

it('makes the PDF of a document once a storage that was away is back', async () => {
  const converter = await programThat(writesPdf)
  const deps = importDeps(app, join(folder, 'data'))
  const open = async () => {
    throw new Error('the storage is away')
  }
  const away = {
    ...deps,
    storage: { ...deps.storage, open },
    log: createLog('silent'),
    randomBytes,
    converter,
  }
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(makeNextPreview(away)).rejects.toThrow('the storage is away')
    await app.database.write((trx) => giveUpOften(trx, app.time.now))
  }

  while (await next(converter));
  expect(await preview()).toMatchObject({ state: 'ready', kind: 'pdf' })
})
