import { randomBytes } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { createDiskStorage, type DiskStorage } from './disk-storage.ts'

const KEY = 'staging/teacher-library/a.pdf'
const bytes = randomBytes(2_000)
const piece = (offset: number, end: number) => Readable.from([bytes.subarray(offset, end)])

let dataDir: string
let disk: DiskStorage
let folder: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-disk-'))
  disk = createDiskStorage({ dataDir, secret: 'of the tests', clock: Date.now, randomBytes })
  folder = join(dataDir, 'staging', 'teacher-library')
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A piece of which some bytes are written, and the others are still on their way. */
async function beginSlowly(offset: number): Promise<{ slow: PassThrough; taken: Promise<void> }> {
  const slow = new PassThrough()
  const taken = disk.writePiece(KEY, { offset, total: bytes.length }, slow)
  slow.write(bytes.subarray(offset, offset + 100))
  await expect.poll(() => slow.readableLength).toBe(0)
  return { slow, taken }
}

it('keeps a file whose last piece comes a second time while the first is taken', async () => {
  await disk.writePiece(KEY, { offset: 0, total: bytes.length }, piece(0, 800))
  const { slow, taken } = await beginSlowly(800)

  await disk.writePiece(KEY, { offset: 800, total: bytes.length }, piece(800, 2_000))
  slow.end(bytes.subarray(900))
  await taken

  expect(readdirSync(folder)).toEqual(['a.pdf'])
  expect(readFileSync(join(folder, 'a.pdf')).equals(bytes)).toBe(true)
})

it('keeps a file once whose last piece comes many times at the same moment', async () => {
  await disk.writePiece(KEY, { offset: 0, total: bytes.length }, piece(0, 800))

  const sendLast = () => disk.writePiece(KEY, { offset: 800, total: bytes.length }, piece(800, 2_000))
  await Promise.all(Array.from({ length: 12 }, sendLast))

  expect(readdirSync(folder)).toEqual(['a.pdf'])
  expect(readFileSync(join(folder, 'a.pdf')).equals(bytes)).toBe(true)
})

it('says that the beginning of a file is gone where it went while its last piece came', async () => {
  await disk.writePiece(KEY, { offset: 0, total: bytes.length }, piece(0, 800))
  const { slow, taken } = await beginSlowly(800)
  rmSync(folder, { recursive: true })

  slow.end(bytes.subarray(900))

  await expect(taken).rejects.toThrow(errors.ownUploadNotFound.message)
})

it('says of a file of this machine that went before it was copied that it is not there', async () => {
  await expect(disk.put('content/a.pdf', join(dataDir, 'gone.pdf'), 'application/pdf')).rejects.toThrow(
    'ENOENT',
  )
  expect(readdirSync(join(dataDir, 'uploads', 'content'))).toEqual([])
})

it('closes what it was to write where there is no place for it', async () => {
  const source = join(dataDir, 'source.pdf')
  writeFileSync(source, bytes)
  mkdirSync(join(dataDir, 'staging'))
  writeFileSync(folder, 'no folder')
  const content = createReadStream(source)

  await expect(disk.writeStream(KEY, content)).rejects.toThrow('EEXIST')

  await expect.poll(() => content.closed).toBe(true)
})

it('reads a file to its end that is moved away right after it was opened', async () => {
  await disk.write(KEY, bytes, 'application/pdf')

  const opened = await disk.open(KEY, { start: 500, end: 1_499 })
  rmSync(folder, { recursive: true })

  expect(opened?.bytes).toBe(2_000)
  expect((await buffer(opened?.content ?? Readable.from([]))).equals(bytes.subarray(500, 1_500))).toBe(true)
  expect(await disk.open(KEY)).toBeUndefined()
})

it('what was being written when a server was killed is removed an hour later, and no whole file with it', async () => {
  const never = new PassThrough()
  const killed = disk.writeStream('realistic/a.png', never).catch(() => undefined)
  never.write(bytes)
  const uploads = join(dataDir, 'uploads', 'realistic')
  await expect.poll(() => (existsSync(uploads) ? readdirSync(uploads) : [])).toHaveLength(1)
  await disk.write('realistic/b.png', bytes, 'image/png')
  const nothing = () => ({ files: 0, bytes: 0 })

  await disk.purge('staging/', Date.now() - 60_000, nothing)
  expect(readdirSync(uploads)).toHaveLength(2)
  await disk.purge('staging/', Date.now() + 60_000, nothing)

  expect(readdirSync(uploads)).toEqual(['b.png'])
  never.destroy()
  await killed
})
