import { updateProfile } from '@pinge/contract/accounts.ts'
import { confirmFile, storageConfig, type FilePurpose, type StorageConfig } from '@pinge/contract/files.ts'
import { existsSync, readdirSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { formBytes, uploadForm } from './upload.ts'
import { openStorage } from '../src/platform/storage/open-storage.ts'
import { readStorageUrl } from '../src/platform/storage/storage-url.ts'
import { purgeUnusedFiles } from '../src/api/files/purge-files.ts'

/** `storeUrl` names the object store, where the pictures are in one. */
type Office = { app: TestApp; token: string; dataDir: string; storeUrl?: string }

/** What a test does with files, in the app that runs at the moment. */
export function fileCalls(office: () => Office) {
  const getConfig = async (token = office().token): Promise<StorageConfig> =>
    (await office().app.call(storageConfig, {}, token)).data

  async function post(host: string, form: FormData) {
    const { payload, contentType } = await formBytes(form)
    const headers = { 'content-type': contentType }
    return office().app.server.inject({ method: 'POST', url: host, headers, payload })
  }

  /** Uploads and answers the key under which the bytes wait. */
  async function upload(
    bytes: Buffer,
    { token = office().token, name = `${randomUUID()}.png`, type = 'image/png' } = {},
  ) {
    const config = await getConfig(token)
    const key = `${config.dir}${name}`
    const form = uploadForm(config, key, bytes, type)
    // As the browser does, which sends the form to the store itself.
    const sent = office().storeUrl ? await fetch(config.host, { method: 'POST', body: form }) : null
    expect(sent?.status ?? (await post(config.host, form)).statusCode).toBe(200)
    return key
  }

  const confirm = (key: string, purpose?: FilePurpose, token = office().token) =>
    office().app.call(confirmFile, { key, ...(purpose && { purpose }) }, token)

  const storedFiles = () =>
    ['uploads', 'staging'].flatMap((folder) =>
      existsSync(join(office().dataDir, folder))
        ? readdirSync(join(office().dataDir, folder), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map(({ name }) => `${folder}: ${name}`)
        : [],
    )

  /** The storage of the running server. */
  const storage = () => {
    const { app, dataDir, storeUrl } = office()
    return openStorage({
      config: { storage: storeUrl ? (readStorageUrl(storeUrl) ?? null) : null, dataDir },
      secret: '',
      clock: () => app.time.now,
      randomBytes: (count) => new Uint8Array(count),
    }).storage
  }

  const purge = () => {
    const { app } = office()
    return purgeUnusedFiles({ database: app.database, storage: storage(), clock: () => app.time.now })
  }

  const takeFace = (headUrl: string) => office().app.call(updateProfile, { headUrl }, office().token)

  const shows = async (url: string) =>
    (await office().app.server.inject({ method: 'GET', url })).statusCode === 200

  return { getConfig, post, upload, confirm, storedFiles, storage, purge, takeFace, shows }
}
