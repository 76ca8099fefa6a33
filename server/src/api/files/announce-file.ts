import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { FileTable } from '../../platform/db/tables/files.ts'
import { selectUploaded } from '../writes/uploaded-file.queries.ts'
import { countFilesSince, insertFile } from './file.queries.ts'

/** More than a teacher who changes every face of every class in one day. */
const MAX_FILES_A_DAY = 1_000
/** Addresses are not listed anywhere: who does not know one cannot guess it. */
export const FILE_NAME_BYTES = 18

/** Writes the row of a file whose bytes are about to follow: nothing uses it yet. `hold` may refuse it once it counts. */
export async function announce(
  { read, write }: Database,
  file: FileTable,
  hold?: (trx: Db) => Promise<void>,
): Promise<FileTable> {
  const { teacherId, stagedKey, createdAt } = file
  if ((await countFilesSince(read, teacherId, createdAt - DAY_MS)) >= MAX_FILES_A_DAY)
    throw new AppError('tooManyUploads', { retryAfterSeconds: 3_600 })
  const isNew = await write(async (trx) => {
    const isInserted = await insertFile(trx, file)
    if (isInserted) await hold?.(trx)
    return isInserted
  })
  if (isNew) return file
  // Another confirmation of the same upload was quicker.
  const first = await selectUploaded(read, teacherId, stagedKey)
  if (!first) throw new AppError('uploadNotFound')
  return first
}
