import { readConfig } from '../../platform/config.ts'
import { storageConfig } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { DAY_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { fileCalls } from '../../../test/file-calls.ts'
import { startOssStore, startS3Store, type LocalStore } from '../../../test/object-stores.ts'
import { makePng } from '../../../test/pictures.ts'
import { uploadForm } from '../../../test/upload.ts'
import { readStorageUrl } from '../../platform/storage/storage-url.ts'
import { purgeStaging } from './purge-files.ts'

describe.each([
  ['an S3-compatible store', startS3Store],
  ['Aliyun OSS', startOssStore],
])('with %s', (_, startStore) => {
  let store: LocalStore
  let app: TestApp
  let dataDir: string
  let wang: string
  beforeEach(async () => {
    store = await startStore()
    dataDir = mkdtempSync(join(tmpdir(), 'pinge-files-'))
    app = await startTestApp({ dataDir, storage: readStorageUrl(store.url) ?? null })
    // One clock for both: what the app removes at its start is never what a test has just sent.
    store.time.now = app.time.now
    wang = (await app.newTeacher()).accessToken
  })
  afterEach(async () => {
    await app.close()
    await store.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const { getConfig, confirm, purge, storage, takeFace, shows } = fileCalls(() => ({
    app,
    token: wang,
    dataDir,
    storeUrl: store.url,
  }))

  it('the browser sends the form there, and the server checks, moves and shows the picture', async () => {
    const config = await getConfig()
    const key = `${config.dir}face.png`
    const sent = await fetch(config.host, {
      method: 'POST',
      body: uploadForm(config, key, makePng()),
    })
    expect([sent.status, [...store.objects.keys()]]).toEqual([200, [key]])

    const { data } = await confirm(key)
    expect([...store.objects.keys()]).toEqual([data.url.slice('/files/'.length)])
    expect([...store.objects.values()].map(({ type }) => type)).toEqual(['image/png'])
    const shown = await app.server.inject({ method: 'GET', url: data.url })
    expect(shown.rawPayload.equals(makePng())).toBe(true)
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    const page = await app.server.inject({ method: 'GET', url: '/healthz' })
    expect(page.headers['content-security-policy']).toContain(
      `connect-src 'self' ${new URL(config.host).origin}`,
    )
  })

  it('the store refuses what the policy does not allow', async () => {
    const config = await getConfig()
    const send = async (key: string, bytes: Buffer, type?: string) =>
      (await fetch(config.host, { method: 'POST', body: uploadForm(config, key, bytes, type) })).status

    expect(await send('business-client/a.png', makePng())).toBe(403)
    expect(await send(`${config.dir}a.png`, Buffer.alloc(3 * 1024 * 1024 + 1))).toBe(403)
    expect(await send(`${config.dir}a.png`, makePng(), 'text/html')).toBe(403)
    expect(store.objects.size).toBe(0)
  })

  it('uploads that were not confirmed within an hour go, whatever they are called, and so do replaced pictures', async () => {
    const config = await getConfig()
    const send = (name: string) =>
      fetch(config.host, { method: 'POST', body: uploadForm(config, `${config.dir}${name}`, makePng()) })
    for (const name of ['a.png', 'b&c<d>.png', "it's (1)*.png", '照片 一.png', 'z.png']) await send(name)
    const { data } = await confirm(`${config.dir}a.png`)
    await takeFace(data.url)
    await send('late.png')
    await send('used.png')
    const { data: next } = await confirm(`${config.dir}used.png`)
    await takeFace(next.url)
    for (const [key, object] of store.objects)
      if (!/late|used/.test(key)) object.writtenAt = app.time.now - 61 * MINUTE_MS

    await purgeStaging({ storage: storage(), clock: () => app.time.now, config: readConfig({}) })
    expect([...store.objects.keys()].filter((key) => key.startsWith('staging/'))).toEqual([
      `${config.dir}late.png`,
    ])
    app.time.now += DAY_MS
    expect(await purge()).toBe(1)
    expect([await shows(data.url), await shows(next.url)]).toEqual([false, true])
  })

  it('a teacher’s uploads take no more room than they may, though the store itself counts none', async () => {
    const { dir } = await getConfig()
    const li = await app.newTeacher('李老师')
    const put = (folder: string, name: string, bytes: number) =>
      store.objects.set(`${folder}${name}.png`, {
        bytes: Buffer.alloc(bytes),
        type: 'image/png',
        writtenAt: app.time.now,
      })
    for (let index = 0; index < 22; index += 1) put(dir, `large-${index}`, 3_000_000)
    put(dir.replace(/[^/]+\/$/, 'another/'), 'small', 8)

    const { status, msg } = await app.call(storageConfig, {}, wang)
    expect([status, msg]).toEqual([429, errors.tooManyStaged.message])
    expect((await app.call(storageConfig, {}, li.accessToken)).code).toBe(200)

    await purgeStaging({ storage: storage(), clock: () => app.time.now, config: readConfig({}) })
    expect([...store.objects.keys()].filter((key) => key.startsWith(dir))).toHaveLength(20)
    expect([...store.objects.keys()].filter((key) => key.includes('/another/'))).toHaveLength(1)
    app.time.now += 61 * MINUTE_MS
    await purgeStaging({ storage: storage(), clock: () => app.time.now, config: readConfig({}) })
    expect((await app.call(storageConfig, {}, wang)).code).toBe(200)
  })

  it('a store that does not answer is told as such', async () => {
    const config = await getConfig()
    await store.close()

    expect(await confirm(`${config.dir}a.png`)).toMatchObject({
      status: 503,
      msg: '图片存储服务没有响应，请稍后再试',
    })
    store = await startStore()
  })
})
