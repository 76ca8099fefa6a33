import type { FilePurpose } from '@pinge/contract/files.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Every confirmed picture is served by this server, wherever it is kept. */
const FILES_PATH = '/files/'

export function urlOfFile(key: string): string {
  return `${FILES_PATH}${key}`
}

export function keyOfFile(url: string): string {
  return url.slice(FILES_PATH.length)
}

/** Whether a picture's value is an uploaded one's address and not the number of a shipped one. */
export function isFileUrl(value: string): boolean {
  return value.startsWith(FILES_PATH)
}

/**
 * Refuses the address of a picture that this teacher did not upload and confirm for this purpose. Call it in the write
 * that stores the address, and only when the address changes: a colleague's picture may stay.
 */
export async function requireConfirmedFile(
  db: Db,
  teacherId: string,
  url: string,
  purpose: FilePurpose = 'picture',
): Promise<void> {
  const file = isFileUrl(url)
    ? await db
        .selectFrom('files')
        .select('id')
        .where('key', '=', keyOfFile(url))
        .where('teacherId', '=', teacherId)
        .where('purpose', '=', purpose)
        .executeTakeFirst()
    : undefined
  if (!file) throw new AppError('pictureNotConfirmed')
}
