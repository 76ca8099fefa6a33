import { removeClass, updateClass } from '@pinge/contract/class-edit.ts'
import { addClass } from '@pinge/contract/classes.ts'
import { viewFile, type FilePurpose } from '@pinge/contract/files.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { DAY_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes, randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { fileCalls } from '../../../test/file-calls.ts'
import { hostilePictures, makeExif, makeJpeg, makePng } from '../../../test/pictures.ts'
import { uploadForm } from '../../../test/upload.ts'
import { readConfig } from '../../platform/config.ts'
import { purgeClasses } from '../class-edit/purge-classes.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import { confirmFile } from './confirm-file.ts'
import { purgeStaging, purgeUnusedFiles } from './purge-files.ts'

let app: TestApp
let dataDir: string
let wang: string
let wangId: string
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-files-'))
  app = await startTestApp({ dataDir })
  ;({ accessToken: wang, userId: wangId } = await app.newTeacher())
})
afterEach(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const { getConfig, post, upload, confirm, storedFiles, storage, purge, takeFace, shows } = fileCalls(() => ({
  app,
  token: wang,
  dataDir,
}))

it('takes a picture from the form to its address, and shows it to a browser as nothing but a picture', async () => {
  const key = await upload(makeJpeg({ extra: [makeExif(6)] }), { type: 'image/jpeg' })
  const { data } = await confirm(key)

  expect(data.url).toMatch(/^\/files\/business-client\/[0-9a-f]{36}\.jpg$/)
  const shown = await app.server.inject({ method: 'GET', url: data.url })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  })
  expect(shown.rawPayload.toString('latin1')).not.toContain('GPS')
  // Nothing waits any longer, and the one file is where backups look for it.
  expect(storedFiles()).toEqual([`uploads: ${data.url.split('/').at(-1)}`])
})

it('gives a form that is good for half an hour, in a folder of the teacher’s own', async () => {
  const config = await getConfig()

  expect(config).toMatchObject({
    host: '/api/file/upload',
    dir: `staging/${wangId}/`,
    expireTime: app.time.now + 30 * MINUTE_MS,
  })
  expect(JSON.parse(Buffer.from(config.policy, 'base64').toString())).toEqual({
    expiration: new Date(config.expireTime).toISOString(),
    conditions: [
      ['content-length-range', 1, 3_145_728],
      ['starts-with', '$key', config.dir],
      ['in', '$content-type', ['image/png', 'image/jpeg']],
    ],
  })
})

it('confirms an upload once, however often and however many at a time', async () => {
  const key = await upload(makePng())
  const answers = await Promise.all([confirm(key), confirm(key), confirm(key)])
  const settled = answers.filter(({ code }) => code === 200).map(({ data }) => data.url)
  const again = await confirm(key)

  expect(settled.length).toBeGreaterThan(0)
  expect(new Set([...settled, again.data.url]).size).toBe(1)
  expect(storedFiles()).toHaveLength(1)
})

it('leaves a confirmed picture as it was, whatever comes under the key of its upload afterwards', async () => {
  const key = await upload(makePng(), { name: 'a.png' })
  const { data } = await confirm(key)
  const bytesOf = async () => (await app.server.inject({ method: 'GET', url: data.url })).rawPayload
  const before = await bytesOf()

  expect(await upload(makePng({ width: 32 }), { name: 'a.png' })).toBe(key)
  expect((await confirm(key)).data.url).toBe(data.url)
  expect((await bytesOf()).equals(before)).toBe(true)
  expect(storedFiles()).toEqual([`uploads: ${data.url.split('/').at(-1)}`])
})

it('refuses a form that was changed, is late, too large, of another type or for another’s folder', async () => {
  const config = await getConfig()
  const stranger = await app.newTeacher('李老师')
  const send = async (change: (form: FormData) => void, bytes = makePng()) => {
    const form = uploadForm(config, `${config.dir}a.png`, bytes)
    change(form)
    return (await post(config.host, form)).json<{ code: number; msg: string }>()
  }
  const wider = JSON.parse(Buffer.from(config.policy, 'base64').toString()) as { conditions: unknown[] }
  wider.conditions = []

  expect(await send((form) => form.set('signature', 'A'.repeat(44)))).toMatchObject({ code: 403 })
  expect(await send((form) => form.set('signature', ''))).toMatchObject({ code: 403 })
  expect(
    await send((form) => form.set('policy', Buffer.from(JSON.stringify(wider)).toString('base64'))),
  ).toMatchObject({ code: 403 })
  for (const name of [
    `staging/${stranger.userId}/a.png`,
    'uploads/a.png',
    `${config.dir}../../a.png`,
    `${config.dir}a/b.png`,
    config.dir,
  ])
    expect([name, await send((form) => form.set('key', name))]).toMatchObject([name, { code: 403 }])
  expect(await send((form) => form.set(config.typeField, 'text/html'))).toMatchObject({ code: 415 })
  expect(await send(() => undefined, Buffer.alloc(3 * 1024 * 1024 + 1))).toMatchObject({ code: 413 })
  expect(await send(() => undefined, Buffer.alloc(0))).toMatchObject({
    code: 400,
    msg: '图片是空的，请换一张再试',
  })
  expect(await send((form) => form.delete('file'))).toMatchObject({ code: 400 })
  app.time.now += 30 * MINUTE_MS
  expect(await send(() => undefined)).toMatchObject({ code: 403, msg: '上传凭证不正确或已过期，请重新上传' })
  expect(storedFiles()).toEqual([])
})

it('stores no hostile picture', async () => {
  for (const { name, bytes } of hostilePictures()) {
    if (bytes.length > 3 * 1024 * 1024) continue
    const { code, msg } = await confirm(await upload(bytes))
    expect([name, code]).toEqual([name, code === 415 ? 415 : 400])
    expect(msg).toMatch(/图片/)
  }
  expect(storedFiles()).toEqual([])
  expect(await app.database.read.selectFrom('files').selectAll().execute()).toEqual([])
})

it('confirms nothing that was not uploaded, or by somebody else', async () => {
  const key = await upload(makePng())
  const stranger = await app.newTeacher('李老师')

  expect(await confirm(key, 'picture', stranger.accessToken)).toMatchObject({
    status: 404,
    msg: '没有找到上传的图片，请重新上传',
  })
  expect(await confirm(`staging/${wangId}/never.png`)).toMatchObject({ status: 404 })
  expect((await confirm(key)).code).toBe(200)
})

it('lets a teacher use the pictures that they confirmed, for what they are, and no other', async () => {
  const { data } = await confirm(await upload(makePng()))
  const stranger = await app.newTeacher('李老师')
  const use = (teacherId: string, url: string, purpose?: FilePurpose) =>
    app.database
      .write((trx) => replaceFile(trx, app.time.now, teacherId, { url, ...(purpose && { purpose }) }))
      .then(
        () => 'taken',
        (error: Error) => error.message,
      )

  expect(await use(wangId, data.url)).toBe('taken')
  for (const refused of [
    use(stranger.userId, data.url),
    use(wangId, data.url, 'certificate'),
    use(wangId, data.url.replace(/.{5}\.png/, '00000.png')),
    use(wangId, 'https://elsewhere.example/a.png', 'certificate'),
    use(wangId, '', 'certificate'),
  ])
    expect(await refused).toBe('图片还没有上传完成，请重新上传')
})

it('shows a certificate for five minutes, by an address that only its teacher is given', async () => {
  const { data } = await confirm(await upload(makePng()), 'certificate')
  const stranger = await app.newTeacher('李老师')
  const get = async (url: string) => (await app.server.inject({ method: 'GET', url })).statusCode

  expect(await get(data.url)).toBe(404)
  expect((await app.call(viewFile, { url: data.url }, stranger.accessToken)).status).toBe(404)
  const { data: link } = await app.call(viewFile, { url: data.url }, wang)
  expect(await get(link.url)).toBe(200)
  expect(await get(link.url.replace(/expires=\d/, 'expires=9'))).toBe(404)
  app.time.now += 5 * MINUTE_MS
  expect(await get(link.url)).toBe(404)
})

it('shows a certificate at no other spelling of its address', async () => {
  const { data } = await confirm(await upload(makePng()), 'certificate')
  const key = data.url.replace('/files/', '')
  for (const path of [`/files//${key}`, `/files///${key}`, `/files/./${key}`, `/files/%2f${key}`])
    expect([path, await shows(path)]).toEqual([path, false])
  for (const path of [`/files/${key.replace('/', '//')}`, `/files/business-client/../${key}`])
    expect([path, await shows(path)]).toEqual([path, false])
})

it('shows a photo of pupils by short-lived addresses alone where the operator keeps all pictures in one folder', async () => {
  await app.close()
  app = await startTestApp({ dataDir, pictureFolder: 'pictures/', commentFolder: 'pictures/' })
  ;({ accessToken: wang } = await app.newTeacher())
  const face = (await confirm(await upload(makePng()))).data.url
  const photo = (await confirm(await upload(makePng()), 'comment')).data.url

  expect([await shows(face), await shows(photo)]).toEqual([true, false])
  const { data: link } = await app.call(viewFile, { url: photo }, wang)
  expect(await shows(link.url)).toBe(true)
})

it('takes 60 MB of a teacher’s uploads, and tells only that teacher that it is full', async () => {
  const config = await getConfig()
  const bytes = Buffer.alloc(3 * 1024 * 1024, 1)
  const send = (name: string) => post(config.host, uploadForm(config, `${config.dir}${name}.png`, bytes))
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => send(String(index))))
  const codes = answers.map(({ statusCode }) => statusCode)

  const taken = codes.filter((code) => code === 200).length
  expect(taken).toBe(20)
  expect(codes.filter((code) => code === 429)).toHaveLength(30 - taken)
  expect((await send('more')).json()).toMatchObject({ msg: errors.tooManyStaged.message })
  const colleague = await app.newTeacher('李老师')
  await upload(bytes, { token: colleague.accessToken })
})

it('shows nothing of an upload before it was read as a picture, nor after it was refused', async () => {
  const name = `${'0123456789abcdef'.repeat(2)}0123.png`
  const key = await upload(Buffer.from('<html><script>alert(1)</script>'), { name })
  expect(await shows(`/files/${key}`)).toBe(false)

  expect((await confirm(key)).code).toBe(415)
  expect(await shows(`/files/${key}`)).toBe(false)
})

it('shows nothing else of the disk', async () => {
  await upload(makePng())
  for (const path of [
    '/files/../server.secret',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/staging/a/b.png',
    '/files/%00',
    '/files/comment/%00.png',
    `/files/business-client/${'0'.repeat(36)}.png`,
    '/files/business-client/',
    '/files/',
  ]) {
    const { statusCode } = await app.server.inject({ method: 'GET', url: path })
    expect([path, statusCode]).toEqual([path, 404])
  }
})

it('forgets uploads that were not confirmed within an hour, and no others', async () => {
  const { data } = await confirm(await upload(makePng()))
  await upload(makePng())
  await purgeStaging({ storage: storage(), clock: () => app.time.now, config: readConfig({}) })
  expect(storedFiles()).toHaveLength(2)

  app.time.now += 61 * MINUTE_MS
  await purgeStaging({ storage: storage(), clock: () => app.time.now, config: readConfig({}) })
  expect(storedFiles()).toEqual([`uploads: ${data.url.split('/').at(-1)}`])
})

it('removes a replaced face from the storage a day later, and keeps the new one', async () => {
  const [first, second] = [
    (await confirm(await upload(makePng()))).data.url,
    (await confirm(await upload(makePng()))).data.url,
  ]
  expect((await takeFace(first)).code).toBe(200)
  app.time.now += 3 * DAY_MS
  expect(await purge()).toBe(1)
  expect([await shows(first), await shows(second)]).toEqual([true, false])

  const third = (await confirm(await upload(makePng()))).data.url
  await takeFace(third)
  app.time.now += DAY_MS - MINUTE_MS
  expect(await purge()).toBe(0)
  app.time.now += MINUTE_MS
  expect(await purge()).toBe(1)
  expect(storedFiles()).toEqual([`uploads: ${third.split('/').at(-1)}`])
  expect(await purge()).toBe(0)

  // A shipped face in its place lets it go as well.
  await takeFace('7')
  app.time.now += DAY_MS
  expect(await purge()).toBe(1)
  expect(await app.database.read.selectFrom('files').select('id').execute()).toEqual([])
})

it('keeps a picture that is let go in one place and shown in another', async () => {
  const { url } = (await confirm(await upload(makePng()))).data
  await takeFace(url)
  const { classId } = await app.newClass(wang, [])
  expect((await app.call(updateClass, { classId, classImg: url }, wang)).code).toBe(200)
  await takeFace('7')
  app.time.now += DAY_MS
  expect(await purge()).toBe(0)

  await app.call(updateClass, { classId, classImg: '9001' }, wang)
  app.time.now += DAY_MS
  expect(await purge()).toBe(1)
})

it('removes the cover of a class that is gone for good, and not of one that may come back', async () => {
  const { url } = (await confirm(await upload(makePng()))).data
  const { data } = await app.call(addClass, { className: '三年级(2)班', classImg: url }, wang)
  await app.call(removeClass, { classId: data.classId, className: '三年级(2)班' }, wang)
  app.time.now += 29 * DAY_MS
  expect([await purgeClasses(app.database, () => app.time.now), await purge()]).toEqual([0, 0])

  app.time.now += DAY_MS
  expect(await purgeClasses(app.database, () => app.time.now)).toBe(1)
  app.time.now += DAY_MS
  expect(await purge()).toBe(1)
})

it('takes a confirmed picture no more shortly before it is removed', async () => {
  const { url } = (await confirm(await upload(makePng()))).data
  app.time.now += DAY_MS - 60 * MINUTE_MS

  expect(await takeFace(url)).toMatchObject({ status: 400, msg: '图片还没有上传完成，请重新上传' })
})

it('begins again with the same picture when the storage failed or the program died in between', async () => {
  await confirm(await upload(makePng()))
  app.time.now += DAY_MS
  const dying = { ...storage(), remove: async () => Promise.reject(new Error('away')) }
  await expect(
    purgeUnusedFiles({ database: app.database, storage: dying, clock: () => app.time.now }),
  ).rejects.toThrow('away')

  expect(await purge()).toBe(1)
  expect(storedFiles()).toEqual([])
})

it('confirms again what was announced and never written, and never answers an address without a picture', async () => {
  const key = await upload(makePng())
  const config = readConfig({ DATA_DIR: dataDir })
  const deps = { config, database: app.database, clock: () => app.time.now, randomBytes, newId: randomUUID }
  const dying = { ...storage(), write: async () => Promise.reject(new Error('away')) }
  await expect(confirmFile({ ...deps, storage: dying }, { teacherId: wangId }, { key })).rejects.toThrow(
    'away',
  )
  expect(storedFiles()).toHaveLength(1)

  const { data } = await confirm(key)
  expect(await shows(data.url)).toBe(true)
  await storage().remove(data.url.slice('/files/'.length))
  expect((await confirm(key)).status).toBe(404)
})
