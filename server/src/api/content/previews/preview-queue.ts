import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { endingOf } from '@pinge/contract/values/files/file-ending.ts'
import type { ImportDeps } from '../import/import-package.ts'
import { removeLeftFolders, type Converter } from './convert-document.ts'
import { finishPreview, giveUpOften, putBackPreview, takePreview } from './preview.queries.ts'

type Deps = ImportDeps & Pick<ApiDeps, 'log' | 'randomBytes'> & { converter: Converter }

/** As long as a conversion may take, and the reading and writing around it. */
const TAKEN_MS = 3 * MINUTE_MS
const EVERY_MS = 2_000
const NAME_BYTES = 18

/** Makes the next waiting document into a PDF; answers whether there was one. */
export async function makeNextPreview(deps: Deps): Promise<boolean> {
  const { database, clock, storage, converter, randomBytes } = deps
  const now = clock()
  const taken = await takePreview(database, now, now + TAKEN_MS)
  if (!taken) return false
  const { key } = taken
  const previewKey = `preview/${Buffer.from(randomBytes(NAME_BYTES)).toString('hex')}.pdf`
  const file = await storage.open(key).catch(async (err: unknown) => {
    // The storage is away: no try of the document, which would soon have none left.
    await database.write((trx) => putBackPreview(trx, taken))
    throw err
  })
  const failure = file
    ? await converter
        .convert(endingOf(key), file.content, (pdf) => storage.put(previewKey, pdf, 'application/pdf'))
        // One that fails before it reads would leave the file open.
        .finally(() => file.content.destroy())
    : { reason: '文件不在了', isFinal: true }
  const isKept = await database.write((trx) => finishPreview(trx, taken, failure, previewKey))
  // The file was taken down meanwhile.
  if (!isKept && !failure) await storage.remove(previewKey)
  return true
}

/** Works through the queue, one document at a time, as long as the server runs; answers how to stop. */
export function startPreviews(deps: Deps): () => void {
  let isStopped = false
  const work = async (): Promise<void> => {
    await deps.database.write((trx) => giveUpOften(trx, deps.clock()))
    while (!isStopped && (await makeNextPreview(deps)));
  }
  const run = (): void => {
    if (isStopped) return
    work()
      .catch((err: unknown) => deps.log.error({ err }, 'a preview could not be made'))
      .finally(() => void setTimeout(run, EVERY_MS).unref())
  }
  // Folders have the time of this machine.
  removeLeftFolders(Date.now()).catch((err: unknown) => deps.log.warn({ err }, 'folders of previews stay'))
  run()
  return () => {
    isStopped = true
  }
}
