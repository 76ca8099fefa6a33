import { libraryDownload, libraryPreview } from '@pinge/contract/content/library.ts'
import { audioDetail, mediaDetail } from '@pinge/contract/content/videos.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { importInto, makePackage, videoBytes } from '../../../../test/content-package.ts'

let app: TestApp
let dataDir: string
let folder: string
let token: string
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-media-'))
  app = await startTestApp({ dataDir })
  folder = await makePackage()
  await importInto(app, dataDir, folder)
  token = (await app.newTeacher()).accessToken
})
afterAll(async () => {
  await app.close()
  for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true })
})

const open = async (by = token) => (await app.call(mediaDetail, { vid: 'tidy-video' }, by)).data
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url, headers })

it('plays a whole video, one part of it and its end, and says what it is', async () => {
  const { url, caption, duration } = await open()
  expect(duration).toBe(60)

  const whole = await get(url)
  expect([whole.statusCode, whole.rawPayload]).toEqual([200, videoBytes])
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '100',
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
  })
  const part = await get(url, { range: 'bytes=4-11' })
  expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
    206,
    'ftypisom',
    'bytes 4-11/100',
  ])
  expect((await get(url, { range: 'bytes=-8' })).payload).toBe('vvvvvvvv')
  const beyond = await get(url, { range: 'bytes=100-' })
  expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */100'])
  expect((await get(url, { range: 'bytes=0-1,4-5' })).statusCode).toBe(200)
  expect((await get(caption ?? '')).payload).toMatch(/^WEBVTT/)
})

it('answers a head, a tag that is known and a part only of the same bytes', async () => {
  const { url } = await open()
  const head = await get(url, { range: 'bytes=0-9' }, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.payload]).toEqual([206, '10', ''])
  const etag = String(head.headers.etag)

  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
  expect((await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200)
})

it('opens no address that was changed, is too old or belongs to a session that ended', async () => {
  const teacher = await app.newTeacher('李老师')
  const { url, expireTime } = await open(teacher.accessToken)
  expect(expireTime - app.time.now).toBe(2 * 3_600_000)

  const changed = [
    url.replace(/expires=\d/, 'expires=9'),
    url.replace(/session=[^&]+/, 'session='),
    url.replace(/\/[0-9a-f]{36}/, `/${'0'.repeat(36)}`),
    url.split('?')[0] ?? '',
    `${url}&name=a.exe`,
    `${url}&expires=1`,
    '/media/../../secret',
    '/media/content%2F..%2Fx',
  ]
  const codes = await Promise.all(changed.map(async (address) => (await get(address)).statusCode))
  expect(codes.filter((code) => code !== 403 && code !== 404)).toEqual([])
  expect((await get(url)).statusCode).toBe(200)
  await app.call(signOut, {}, teacher.accessToken)
  const ended = await get(url)
  expect([ended.statusCode, ended.payload]).toEqual([
    403,
    expect.stringContaining('播放地址已失效，请重新打开'),
  ])

  const mine = await open()
  app.time.now = mine.expireTime
  expect((await get(mine.url)).statusCode).toBe(403)
})

it('lets a guest hear a story, and no guest see a video', async () => {
  const sound = await app.call(audioDetail, { vid: 'chair-goes-home' })
  const played = await get(sound.data.url, { range: 'bytes=0-2' })
  expect([played.payload, played.headers['content-type']]).toEqual(['ID3', 'audio/mpeg'])

  expect((await app.call(mediaDetail, { vid: 'tidy-video' })).code).toBe(401)
})

it('previews a text as it is, and saves a file under its name', async () => {
  const { data } = await app.call(libraryPreview, { id: 'desk-card' }, token)
  expect(data).toMatchObject({ kind: 'text', state: 'ready' })
  const shown = await get(data.address?.url ?? '')
  expect(shown.headers['content-type']).toBe('text/plain; charset=utf-8')
  const saved = await app.call(libraryDownload, { id: 'desk-card' }, token)
  const file = await get(saved.data.url)
  expect(file.headers['content-disposition']).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('课桌三件事.txt')}`,
  )
})

it('says that a file is gone that vanished from the disk', async () => {
  const { url } = await open()
  rmSync(join(dataDir, 'uploads/content'), { recursive: true })

  const gone = await get(url)
  expect([gone.statusCode, gone.payload]).toEqual([404, expect.stringContaining('内容不存在或已下架')])
})
