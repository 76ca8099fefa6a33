import { libraryDownload } from '@pinge/contract/content/library.ts'
import { saveOwnFile } from '@pinge/contract/content/own-files.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { call } from '../load/call.ts'
import type { SlowReaders } from '../load/slow-readers.ts'
import { slowestReads } from '../load/slowest-reads.ts'
import { atMost, type Row } from '../row.ts'
import { startServer, type RunningServer } from '../servers/start-server.ts'
import type { RowContext } from './row-context.ts'

const READERS = 200
const FILE_BYTES = 190 * 1024 * 1024
const SETTLE_MS = 3_000
const LOOK_MS = 100
const MEGABYTE = 1_000_000
const MEMORY_ALLOWED_MB = 30

/** Row 17: what 200 slow readers of a large film cost the server in memory, and a class list beside them. */
export async function slowReaderRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const { settings, school } = await makeHome(options.comments.small)
  const server = await startServer('product', settings)
  try {
    const token = school.classes[0]?.token ?? ''
    const addresses = await keepFilm(server, token)
    const read = async () => (await slowestReads(server, school, options.passMs)).figure
    await read()
    await wait(SETTLE_MS)
    const quiet = await read()
    const before = server.memory()
    const { url } = await addresses()
    const readers = openReaders(server.origin, url)
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, server.memory())
    }, LOOK_MS)
    await wait(SETTLE_MS)
    const beside = await read()
    clearInterval(timer)
    await readers.close()
    const added = (most - before) / MEGABYTE
    return [
      {
        figure: `17 memory of ${READERS} slow readers`,
        engine,
        measured: `${added.toFixed(1)} MB`,
        yardstick: `${MEMORY_ALLOWED_MB} MB allowed`,
        ...atMost(added / MEMORY_ALLOWED_MB, 1),
      },
      {
        figure: `17 class list, p99 beside ${READERS} slow readers`,
        engine,
        measured: `${beside.toFixed(2)} ms`,
        yardstick: `${quiet.toFixed(2)} ms without`,
        ...atMost(beside / quiet, 2),
      },
    ]
  } finally {
    await server.stop()
  }
}

/** Puts a film among a teacher's own files; answers how its address is asked for. */
async function keepFilm({ origin }: RunningServer, token: string) {
  const config = await call(origin, storageConfig, { purpose: 'library' }, token)
  const key = `${config.dir}film.mp4`
  const form = new FormData()
  for (const [name, value] of Object.entries(config.fields)) form.append(name, value)
  form.append(config.typeField, 'video/mp4')
  form.append('key', key)
  const film = Buffer.alloc(FILE_BYTES, 'film')
  film.write('\0\0\0\u0020ftypisom', 'latin1')
  form.append('file', new Blob([film], { type: 'video/mp4' }), 'film.mp4')
  const { status } = await fetch(`${origin}${config.host}`, { method: 'POST', body: form })
  if (status >= 300) throw new Error(`the film was not taken: ${status}`)
  await call(origin, confirmFile, { key, purpose: 'library' }, token)
  const { id } = await call(origin, saveOwnFile, { key, name: 'film.mp4' }, token)
  return () => call(origin, libraryDownload, { id }, token)
}

/** Opens them in a thread of its own; `close` ends it, after each of them was sent something. */
function openReaders(origin: string, path: string): { close: () => Promise<void> } {
  const workerData: SlowReaders = { origin, path, readers: READERS }
  const thread = new Worker(new URL('../load/slow-readers.ts', import.meta.url), { workerData })
  return {
    close: async () => {
      const answered = once(thread, 'message')
      thread.postMessage('close')
      const least: unknown = (await answered).at(0)
      await thread.terminate()
      if (least === 0) throw new Error('a reader was sent nothing')
    },
  }
}
