import { storageConfig, type StorageConfig } from '@pinge/contract/files.ts'
import { connect, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { formBytes, uploadForm } from '../../../test/upload.ts'

/** More than the network between two programs holds by itself. */
const FILE = Buffer.alloc(12 * 1024 * 1024, 1)

let app: TestApp
let dataDir: string
let origin: string
let token: string
let sockets: Socket[]
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-refused-'))
  app = await startTestApp({ dataDir })
  origin = await app.server.listen({ host: '127.0.0.1', port: 0 })
  token = (await app.newTeacher()).accessToken
  sockets = []
})
afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Sends the whole form and then reads, as a browser does; answers the status once every byte was taken. */
async function send(form: FormData): Promise<string> {
  const { payload, contentType } = await formBytes(form)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  sockets.push(socket)
  const answered = new Promise<string>((resolve) => {
    socket.once('data', (text) => resolve(text.toString().split(' ')[1] ?? ''))
  })
  const head = ['POST /api/file/upload HTTP/1.1', 'host: x', `content-type: ${contentType}`]
  socket.write(`${[...head, `content-length: ${payload.length}`].join('\r\n')}\r\n\r\n`)
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(payload, (error) => (error ? reject(error) : resolve()))
  })
  return answered
}

const config = async (purpose?: 'library'): Promise<StorageConfig> =>
  (await app.call(storageConfig, purpose ? { purpose } : {}, token)).data

it('a refused upload is read to its end, so that its teacher is told why', async () => {
  const library = await config('library')
  const keyOf = ({ dir }: StorageConfig, ending: string) => `${dir}${randomUUID()}.${ending}`
  const forged = { ...library, fields: { ...library.fields, signature: 'forged' } }
  const pictures = await config()

  const answers = [
    await send(uploadForm(forged, keyOf(library, 'mp4'), FILE, 'video/mp4')),
    await send(uploadForm(library, keyOf(library, 'exe'), FILE, 'application/x-msdownload')),
    await send(uploadForm(library, `${library.dir}../x.mp4`, FILE, 'video/mp4')),
    await send(uploadForm(pictures, keyOf(pictures, 'png'), FILE)),
  ]

  expect(answers).toEqual(['403', '415', '403', '413'])
})
