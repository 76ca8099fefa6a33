import { libraryDownload, libraryPreview } from '@pinge/contract/content/library.ts'
import { saveOwnFile } from '@pinge/contract/content/own-files.ts'
import { mediaDetail } from '@pinge/contract/content/videos.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { importDeps, makePackage, videoBytes } from '../../../../test/content-package.ts'
import { startOssStore, startS3Store, type LocalStore } from '../../../../test/object-stores.ts'
import { uploadForm } from '../../../../test/upload.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { readStorageUrl } from '../../../platform/storage/storage-url.ts'
import { importPackage } from '../import/import-package.ts'
import { randomBytes } from 'node:crypto'

describe.each([
  ['an S3-compatible store', startS3Store],
  ['Aliyun OSS', startOssStore],
])('with %s', (_, startStore) => {
  let store: LocalStore
  let app: TestApp
  let folders: string[]
  let token: string
  beforeEach(async () => {
    store = await startStore()
    const dataDir = mkdtempSync(join(tmpdir(), 'pinge-media-'))
    const address = readStorageUrl(store.url) ?? null
    app = await startTestApp({ dataDir, storage: address })
    store.time.now = app.time.now
    const folder = await makePackage()
    folders = [dataDir, folder]
    const clock = () => app.time.now
    const { storage } = openStorage({ config: { storage: address, dataDir }, secret: '', clock, randomBytes })
    await importPackage({ ...importDeps(app, dataDir), storage }, { folder, isSample: false })
    token = (await app.newTeacher()).accessToken
  })
  afterEach(async () => {
    await app.close()
    await store.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  it('a video plays from an address that the store signed, and captions come from the server', async () => {
    const { data } = await app.call(mediaDetail, { vid: 'tidy-video' }, token)
    const part = await fetch(data.url, { headers: { range: 'bytes=4-11' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftypisom'])
    expect((await fetch(data.url.replace(/content%2F|content\//, 'cover/'))).status).toBe(403)
    expect((await app.server.inject(data.caption ?? '')).payload).toMatch(/^WEBVTT/)

    const saved = await app.call(libraryDownload, { id: 'desk-card' }, token)
    expect(saved.data.url.startsWith('http')).toBe(true)
    expect(await (await fetch(saved.data.url)).text()).toContain('课桌三件事')
  })

  it('an upload for the library is checked there, moves out of staging and opens', async () => {
    const config = (await app.call(storageConfig, { purpose: 'library' }, token)).data
    const key = `${config.dir}a.mp4`
    const sent = await fetch(config.host, {
      method: 'POST',
      body: uploadForm(config, key, videoBytes, 'video/mp4'),
    })
    expect(sent.status).toBe(200)
    expect((await app.call(confirmFile, { key, purpose: 'library' }, token)).code).toBe(200)
    expect([...store.objects.keys()].filter((kept) => kept.startsWith('staging/'))).toEqual([])

    const { id } = (await app.call(saveOwnFile, { key, name: '收课桌.mp4' }, token)).data
    const opened = await app.call(libraryPreview, { id }, token)
    const played = await fetch(opened.data.address?.url ?? '')
    expect(Buffer.from(await played.arrayBuffer())).toEqual(videoBytes)
  })
})
