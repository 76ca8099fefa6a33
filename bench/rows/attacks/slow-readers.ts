import { libraryDownload } from '@pinge/contract/content/library.ts'
import { saveOwnFile } from '@pinge/contract/content/own-files.ts'
import { confirmFile, storageConfig } from '@pinge/contract/files.ts'
import { once } from 'node:events'
import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { UPLOADS_FOLDER } from '../../../server/src/platform/backup/list-uploads.ts'
import type { Pass } from '../../compare.ts'
import { call } from '../../load/call.ts'
import type { SlowReaders } from '../../load/slow-readers.ts'
import { slowestReads } from '../../load/slowest-reads.ts'
import { atMost, type Row } from '../../row.ts'
import { startServer, type RunningServer } from '../../servers/start-server.ts'
import type { RowContext } from '../row-context.ts'

const READERS = 200
const SENT_BYTES = 1024 * 1024
const FILM_BYTES = 1024 ** 3
const SETTLE_MS = 3_000
/** As long as it takes until what is thrown away would have been collected once or twice. */
const WATCHED_MS = 10_000
const LOOK_MS = 100
const LISTS = 3
const SEEKS = 30
const MEGABYTE = 1_000_000
const MEMORY_ALLOWED_MB = 30
const SEEK_ALLOWED_MS = 50

/** Row 17: what 200 slow readers of a large film cost the server in memory, a class list beside them, and one who seeks. */
export async function slowReaderRows({ options, engine, makeHome }: RowContext): Promise<Row[]> {
  const { settings, school } = await makeHome(options.comments.small)
  const server = await startServer('product', settings)
  try {
    const addresses = await keepFilm(server, settings, school.classes[0]?.token ?? '')
    const { url } = await addresses()
    const list = async () => median(await inTurn(LISTS, () => slowestReads(server, school, options.passMs)))
    await list()
    await seek(server, url)
    await wait(SETTLE_MS)
    const quiet = await list()
    const firstByte = Math.max(...(await inTurn(SEEKS, () => seek(server, url))))
    const before = server.memory()
    const readers = openReaders(server.origin, url)
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, server.memory())
    }, LOOK_MS)
    await wait(SETTLE_MS)
    const beside = await list()
    await wait(WATCHED_MS)
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
      {
        figure: `17 first byte of a seek, slowest of ${SEEKS}`,
        engine,
        measured: `${firstByte.toFixed(1)} ms`,
        yardstick: `${SEEK_ALLOWED_MS} ms allowed`,
        ...atMost(firstByte / SEEK_ALLOWED_MS, 1),
      },
    ]
  } finally {
    await server.stop()
  }
}

async function inTurn<T>(times: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  while (all.length < times) all.push(await measure())
  return all
}

function median(passes: readonly Pass[]): number {
  const figures = passes.map(({ figure }) => figure).toSorted((a, b) => a - b)
  return figures[Math.floor(figures.length / 2)] ?? 0
}

/** The time until the first byte of any place of the film is there. */
async function seek({ origin }: RunningServer, path: string): Promise<number> {
  const start = Math.floor(Math.random() * FILM_BYTES)
  const beganAt = performance.now()
  const answer = await fetch(`${origin}${path}`, { headers: { range: `bytes=${start}-` } })
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  const elapsedMs = performance.now() - beganAt
  await reader?.cancel()
  if (answer.status !== 206 || !first?.value) throw new Error(`a seek was not answered: ${answer.status}`)
  return elapsedMs
}

/** Puts a film among a teacher's own files; answers how its address is asked for. */
async function keepFilm({ origin }: RunningServer, settings: Record<string, string>, token: string) {
  const config = await call(origin, storageConfig, { purpose: 'library' }, token)
  const key = `${config.dir}film.mp4`
  const form = new FormData()
  for (const [name, value] of Object.entries(config.fields)) form.append(name, value)
  form.append(config.typeField, 'video/mp4')
  form.append('key', key)
  const film = Buffer.alloc(SENT_BYTES, 'film')
  film.write('\0\0\0\u0020ftypisom', 'latin1')
  form.append('file', new Blob([film], { type: 'video/mp4' }), 'film.mp4')
  const { status } = await fetch(`${origin}${config.host}`, { method: 'POST', body: form })
  if (status >= 300) throw new Error(`the film was not taken: ${status}`)
  await call(origin, confirmFile, { key, purpose: 'library' }, token)
  const { id } = await call(origin, saveOwnFile, { key, name: 'film.mp4' }, token)
  // It grows where it lies: what a server keeps after a large upload would hide what its readers cost.
  const folder = join(settings.DATA_DIR ?? '', UPLOADS_FOLDER, 'own')
  for (const name of readdirSync(folder)) truncateSync(join(folder, name), FILM_BYTES)
  return () => call(origin, libraryDownload, { id }, token)
}

/** Opens them in a thread of its own; `close` ends it, after each of them was sent something. */
function openReaders(origin: string, path: string): { close: () => Promise<void> } {
  const workerData: SlowReaders = { origin, path, readers: READERS }
  const thread = new Worker(new URL('../../load/slow-readers.ts', import.meta.url), { workerData })
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
