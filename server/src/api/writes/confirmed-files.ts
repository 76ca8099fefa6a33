import type { FilePurpose } from '@pinge/contract/files.ts'
import { DAY_MS, HOUR_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../../platform/app-error.ts'
import { notUndone } from '../../platform/db/not-undone.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Every confirmed picture is served by this server, wherever it is kept. */
const FILES_PATH = '/files/'

/** A picture that nothing shows is removed after so long: time enough to fill in the form that it was chosen for. */
export const KEPT_UNUSED_MS = DAY_MS
/** Before that time is up it is not taken any more, so that none is taken while it is removed. */
const TOO_LATE_MS = KEPT_UNUSED_MS - HOUR_MS

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
 * Puts a teacher's confirmed picture in the place of another one. Refuses the address of a picture that this teacher did not
 * upload and confirm for this purpose. Call it in the write that stores the address, and only when the address changes:
 * a colleague's picture may stay. What was there before, picture or not, is let go.
 */
export async function replaceFile(
  trx: Db,
  now: number,
  teacherId: string,
  { before, url, purpose = 'picture' }: { before?: string; url: string; purpose?: FilePurpose },
): Promise<void> {
  if (isFileUrl(url)) await takeFile(trx, now, teacherId, url, purpose)
  else if (purpose === 'certificate') throw new AppError('pictureNotConfirmed')
  if (before !== undefined) await releaseFile(trx, now, before)
}

/** Takes a teacher's confirmed picture into use; refuses one that is not theirs or was confirmed for something else. */
export async function takeFile(
  trx: Db,
  now: number,
  teacherId: string,
  url: string,
  purpose: FilePurpose,
): Promise<void> {
  const taken = await trx
    .updateTable('files')
    .set({ unusedSince: null })
    .where('key', '=', keyOfFile(url))
    .where('teacherId', '=', teacherId)
    .where('purpose', '=', purpose)
    .where((eb) => eb.or([eb('unusedSince', 'is', null), eb('unusedSince', '>', now - TOO_LATE_MS)]))
    .executeTakeFirstOrThrow()
  if (taken.numUpdatedRows === 0n) throw new AppError('pictureNotConfirmed')
}

/** Keeps a teacher's confirmed photo with a comment. */
export async function keepPhoto(
  trx: Db,
  now: number,
  teacherId: string,
  { classId, batchId, photo }: { classId: string; batchId: string; photo: string },
): Promise<void> {
  await takeFile(trx, now, teacherId, photo, 'comment')
  await trx
    .insertInto('commentPhotos')
    .values({ batchId, classId, fileKey: keyOfFile(photo) })
    .execute()
}

/** Lets the photo of a batch that is taken back go. */
export async function releasePhoto(
  trx: Db,
  now: number,
  { classId, batchId }: { classId: string; batchId: string },
): Promise<void> {
  const gone = await trx
    .deleteFrom('commentPhotos')
    .where('classId', '=', classId)
    .where('batchId', '=', batchId)
    .returning('fileKey')
    .execute()
  for (const { fileKey } of gone) await releaseFile(trx, now, urlOfFile(fileKey))
}

/** Lets photos of a class go whose pupils are all erased. Answers how many, which are not all where there is a limit. */
export async function releaseEmptyPhotos(
  trx: Db,
  now: number,
  classId: string,
  limit?: number,
): Promise<number> {
  const gone = await trx
    .deleteFrom('commentPhotos')
    .where('batchId', 'in', (photos) =>
      photos
        .selectFrom('commentPhotos')
        .select('commentPhotos.batchId')
        .where('commentPhotos.classId', '=', classId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('ledger')
                .select('ledger.id')
                .whereRef('ledger.batchId', '=', 'commentPhotos.batchId')
                .where('ledger.studentId', 'is not', null)
                .where(notUndone),
            ),
          ),
        )
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0)),
    )
    .returning('fileKey')
    .execute()
  for (const { fileKey } of gone) await releaseFile(trx, now, urlOfFile(fileKey))
  return gone.length
}

/** Lets a picture go: it is removed later, unless it is shown somewhere else. */
export async function releaseFile(trx: Db, now: number, value: string): Promise<void> {
  if (!isFileUrl(value)) return
  await trx.updateTable('files').set({ unusedSince: now }).where('key', '=', keyOfFile(value)).execute()
}
