import { constants, createReadStream } from 'node:fs'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { AppError } from '../app-error.ts'
import type { Clock } from '../clock.ts'

/** Where a piece begins, and how large the whole file is. */
export type PieceOf = { offset: number; total: number }

type Ports = {
  fileOf: (key: string) => string
  /** Of a file of this machine; undefined when there is none. */
  sizeAt: (file: string) => Promise<number | undefined>
  write: (key: string, bytes: Readable) => Promise<void>
  clock: Clock
}

/** No key has the sign in front, and a folder's files are counted with this one. */
const partOf = (file: string): string => join(dirname(file), `~${basename(file)}`)

/**
 * Takes a file piece by piece, so that one whose line was cut goes on where it was. A piece that comes twice overwrites
 * itself: who sends it counts only what was answered. The last piece makes the file a new one with all bytes, which no
 * piece that is still under way can write into once it has been checked.
 */
export function uploadPieces({ fileOf, sizeAt, write, clock }: Ports) {
  const inTurn = createTurnsByKey()

  /** The beginning of a file, open for a piece; undefined where the file is whole already. */
  async function begin(key: string, { offset, total }: PieceOf): Promise<FileHandle | undefined> {
    const part = partOf(fileOf(key))
    if ((await sizeAt(fileOf(key))) === total) return undefined
    await mkdir(dirname(part), { recursive: true, mode: 0o700 })
    const handle = await open(part, constants.O_WRONLY | constants.O_CREAT, 0o600)
    try {
      // The beginning waited too long and is gone.
      if ((await handle.stat()).size < offset) throw new AppError('ownUploadNotFound')
      return handle
    } catch (error) {
      await handle.close()
      throw error
    }
  }

  async function finish(key: string, total: number): Promise<void> {
    const part = partOf(fileOf(key))
    // The same last piece came twice, and the other one was the first to end.
    if ((await sizeAt(fileOf(key))) === total) return
    if (((await sizeAt(part)) ?? 0) < total) throw new AppError('ownUploadNotFound')
    await write(key, createReadStream(part, { end: total - 1 }))
    await rm(part, { force: true })
  }

  return {
    /** How much room the beginning of a file takes. */
    begun: async (key: string): Promise<number> => (await sizeAt(partOf(fileOf(key)))) ?? 0,

    writePiece: async (key: string, piece: PieceOf, content: Readable): Promise<void> => {
      const handle = await inTurn(key, () => begin(key, piece))
      if (!handle) return drain(content)
      let end = piece.offset
      try {
        for await (const chunk of content as AsyncIterable<Buffer>) {
          await handle.write(chunk, 0, chunk.length, end)
          end += chunk.length
        }
        await handle.utimes(clock() / 1000, clock() / 1000)
        await handle.datasync()
      } finally {
        await handle.close()
      }
      if (end >= piece.total) await inTurn(key, () => finish(key, piece.total))
    },
  }
}

/**
 * Opens and ends the pieces of one file one after another. What comes between is not held up: a line that was cut may
 * keep its piece waiting for minutes while the same one comes again.
 */
function createTurnsByKey() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const turn = before ? before.then(run, run) : run()
    last.set(key, turn)
    try {
      return await turn
    } finally {
      if (last.get(key) === turn) last.delete(key)
    }
  }
}

async function drain(content: Readable): Promise<void> {
  for await (const chunk of content) void chunk
}
