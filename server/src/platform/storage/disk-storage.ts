import { createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import {
  mkdir,
  open,
  opendir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  type FileHandle,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import { UPLOADS_FOLDER } from '../backup/list-uploads.ts'
import { isSameInConstantTime } from '../http/callers/hmac-sha256.ts'
import type { RandomBytes } from '../random.ts'
import { STAGING_PREFIX, type Part, type SendTo, type Staged, type Storage } from './storage.ts'
import { sendInTurns } from './send-in-turns.ts'
import { namedTypes, writePolicy } from './upload-policy.ts'
import { uploadPieces, type PieceOf } from './upload-pieces.ts'

export const DISK_UPLOAD_PATH = '/api/file/upload'
const ACCESS_ID = 'disk'
/** Under such a name a file is written, beside its own. */
const UNFINISHED = /^\.[0-9a-f]{24}\.part$/

export type DiskStorage = Storage & {
  /** Writes what comes in, as it comes. */
  writeStream(key: string, content: Readable): Promise<void>
  /** Writes one piece; the file is there with its last one. */
  writePiece(key: string, piece: PieceOf, content: Readable): Promise<void>
  /** How many bytes of a file are there of which pieces are still to come. */
  begun(key: string): Promise<number>
  /** Whether a policy is one that this server signed. */
  isSigned(policy: string, signature: string): boolean
}

type Deps = { dataDir: string; secret: string; clock: Clock; randomBytes: RandomBytes }

/** Files on this machine's disk: confirmed ones in `uploads/`, which is in every backup, waiting ones in `staging/`. */
export function createDiskStorage({ dataDir, secret, clock, randomBytes }: Deps): DiskStorage {
  const sign = (policy: string): string =>
    createHmac('sha256', secret).update(`upload\n${policy}`).digest('base64')

  function fileOf(key: string): string {
    // Keys are made by us or checked against the contract; this is the second lock.
    if (!/^[A-Za-z0-9._/-]+$/.test(key) || key.split('/').some((part) => part === '..' || part === '.'))
      throw new AppError('fileNotFound')
    return join(dataDir, key.startsWith(STAGING_PREFIX) ? '' : UPLOADS_FOLDER, key)
  }

  async function write(key: string, bytes: Buffer | Readable): Promise<void> {
    const content = bytes instanceof Readable ? heard(bytes) : bytes
    try {
      await writeTo(fileOf(key), content)
    } finally {
      // What was not read to its end would stay open.
      if (content instanceof Readable) content.destroy()
    }
  }

  async function writeTo(file: string, content: Buffer | Readable): Promise<void> {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    const unfinished = join(dirname(file), `.${Buffer.from(randomBytes(12)).toString('hex')}.part`)
    const handle = await open(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(content)
      await handle.utimes(clock() / 1000, clock() / 1000)
      // On disk before it is answered, like every other write.
      await handle.sync()
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    } finally {
      await handle.close()
    }
  }

  return {
    ...uploadPieces({ fileOf, sizeAt: async (file) => (await statOf(file))?.size, write, clock }),
    uploadOrigin: null,
    isSigned: (policy, signature) => isSameInConstantTime(sign(policy), signature),
    staged: (dir) => sizeOf(fileOf(dir)),
    signUpload: (rules) => {
      const policy = writePolicy(rules, [namedTypes(rules)])
      const signature = sign(policy)
      return {
        host: DISK_UPLOAD_PATH,
        policy,
        signature,
        accessid: ACCESS_ID,
        fields: { policy, signature, OSSAccessKeyId: ACCESS_ID, success_action_status: '200' },
        typeField: 'x-oss-content-type',
      }
    },
    write,
    writeStream: write,
    read: async (key, maxBytes) => {
      const found = await statOf(fileOf(key))
      if (!found) return undefined
      if (found.size > maxBytes) throw new AppError('pictureTooLarge')
      return readFile(fileOf(key)).catch(noneWhenMissing)
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    open: async (key, part) => {
      const found = await openFile(fileOf(key))
      if (!found) return undefined
      return { content: heard(found.file.createReadStream(part)), bytes: found.bytes }
    },
    openToSend: (key, part) => openToSend(fileOf(key), part),
    size: async (key) => {
      const found = await statOf(fileOf(key))
      return found?.isFile() ? found.size : undefined
    },
    put: (key, path) => write(key, createReadStream(path)),
    move: async (from, to) => {
      await mkdir(dirname(fileOf(to)), { recursive: true, mode: 0o700 })
      await rename(fileOf(from), fileOf(to)).catch(noneWhenMissing)
    },
    link: async () => null,
    purge: async (prefix, before) => {
      await removeOld(join(dataDir, prefix), before)
      await removeUnfinished(join(dataDir, UPLOADS_FOLDER), before)
    },
  }
}

/** Its failure is told by what reads it, however late that begins; one that is unheard until then ends the process. */
function heard<T extends Readable>(content: T): T {
  return content.once('error', () => undefined)
}

/** Open from here on: a file that is moved or removed meanwhile is read to its end. */
async function openFile(path: string): Promise<{ file: FileHandle; bytes: number } | undefined> {
  const found = await statOf(path)
  const file = found?.isFile() ? await open(path).catch(noneWhenMissing) : undefined
  return found && file && { file, bytes: found.size }
}

async function openToSend(path: string, part?: Part): ReturnType<Storage['openToSend']> {
  const found = await openFile(path)
  if (!found) return undefined
  const { file, bytes } = found
  const sendTo: SendTo = async (reader) => {
    try {
      await sendInTurns(file, part ?? { start: 0, end: bytes - 1 }, reader)
    } finally {
      await file.close()
    }
  }
  return { sendTo, bytes }
}

async function statOf(file: string) {
  return stat(file).catch(noneWhenMissing)
}

function noneWhenMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined
  throw error
}

/** Removes files that were written before a time, and folders that become empty. */
async function removeOld(folder: string, before: number): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(noneWhenMissing)) ?? []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      await removeOld(path, before)
      // Fails while something is in it, which is as it should be.
      await rmdir(path).catch(() => undefined)
    } else if (((await statOf(path))?.mtimeMs ?? Infinity) < before) await rm(path, { force: true })
  }
}

/** Removes what was being written when a server was killed: nothing names it, an erasure neither. One entry after another, since there may be many. */
async function removeUnfinished(folder: string, before: number): Promise<void> {
  const entries = await opendir(folder).catch(noneWhenMissing)
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await removeUnfinished(path, before)
    else if (UNFINISHED.test(entry.name) && ((await statOf(path))?.mtimeMs ?? Infinity) < before)
      await rm(path, { force: true })
  }
}

async function sizeOf(folder: string): Promise<Staged> {
  const all = (await readdir(folder).catch(noneWhenMissing)) ?? []
  // What still comes in is counted by who takes it.
  const names = all.filter((name) => !name.startsWith('.'))
  const sizes = await Promise.all(names.map(async (name) => (await statOf(join(folder, name)))?.size ?? 0))
  return { files: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
