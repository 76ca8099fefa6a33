import { constants, createReadStream } from 'node:fs'
import { mkdir, open, rm } from 'node:fs/promises'
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
  return {
    /** How much room the beginning of a file takes. */
    begun: async (key: string): Promise<number> => (await sizeAt(partOf(fileOf(key)))) ?? 0,

    writePiece: async (key: string, { offset, total }: PieceOf, content: Readable): Promise<void> => {
      const part = partOf(fileOf(key))
      if ((await sizeAt(fileOf(key))) === total) return drain(content)
      await mkdir(dirname(part), { recursive: true, mode: 0o700 })
      const handle = await open(part, constants.O_WRONLY | constants.O_CREAT, 0o600)
      let end = offset
      try {
        // The beginning waited too long and is gone.
        if ((await handle.stat()).size < offset) throw new AppError('ownUploadNotFound')
        for await (const chunk of content as AsyncIterable<Buffer>) {
          await handle.write(chunk, 0, chunk.length, end)
          end += chunk.length
        }
        await handle.utimes(clock() / 1000, clock() / 1000)
        await handle.datasync()
      } finally {
        await handle.close()
      }
      if (end < total) return
      await write(key, createReadStream(part, { end: total - 1 }))
      await rm(part, { force: true })
    },
  }
}

async function drain(content: Readable): Promise<void> {
  for await (const chunk of content) void chunk
}
