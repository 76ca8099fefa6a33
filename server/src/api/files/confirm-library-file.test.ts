import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { importDeps } from '../../../test/content-package.ts'
import { startClass } from '../../../test/make.ts'
import { formBytes, uploadForm } from '../../../test/upload.ts'
import { readConfig } from '../../platform/config.ts'
import { confirmFile as confirm } from './confirm-file.ts'

let world: Awaited<ReturnType<typeof startClass>>
let dataDir: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-confirm-'))
  world = await startClass([], { dataDir })
})
afterEach(async () => {
  await world.app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function upload(): Promise<string> {
  const config = (await world.app.call(storageConfig, { purpose: 'library' }, world.token)).data
  const key = `${config.dir}${randomUUID()}.pdf`
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(1_000)])
  const { payload, contentType } = await formBytes(uploadForm(config, key, bytes, 'application/pdf'))
  const headers = { 'content-type': contentType }
  await world.app.server.inject({ method: 'POST', url: config.host, headers, payload })
  return key
}

/** Confirms a file that another confirmation of it takes right before its so manieth reading. */
async function confirmBehind(reading: number, key: string) {
  const { app, owner, token } = world
  const { storage } = importDeps(app, dataDir)
  let readings = 0
  const open: typeof storage.open = async (...part) => {
    readings += 1
    if (readings === reading) await app.call(confirmFile, { key, purpose: 'library' }, token)
    return storage.open(...part)
  }
  const deps = {
    config: readConfig({ DATA_DIR: dataDir }),
    database: app.database,
    clock: () => app.time.now,
    randomBytes,
    newId: randomUUID,
    storage: { ...storage, open },
  }
  return confirm(deps, { teacherId: owner.userId }, { key, purpose: 'library' })
}

it('a file that is confirmed twice at once is one file, and both are told its address', async () => {
  for (const reading of [1, 2]) {
    const key = await upload()

    const answer = await confirmBehind(reading, key)

    const again = await world.app.call(confirmFile, { key, purpose: 'library' }, world.token)
    expect(again.data).toEqual(answer)
    expect(readdirSync(join(dataDir, 'uploads', 'own'))).toHaveLength(reading)
    expect(
      readdirSync(join(dataDir, 'staging'), { recursive: true, withFileTypes: true }).filter((one) =>
        one.isFile(),
      ),
    ).toEqual([])
  }
})
