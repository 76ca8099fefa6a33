import { MAX_PICTURE_BYTES } from '@pinge/contract/values/files/picture-rules.ts'
import { LIBRARY_STAGING_END } from './file-folders.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Config } from '../../platform/config.ts'
import type { Staged } from '../../platform/storage/storage.ts'

/** What a teacher's uploads may take until they are confirmed; an hour later they are gone. */
const MAX_STAGED: Staged = { files: 100, bytes: 60 * 1024 * 1024 }

/** The same for a teacher's own library, whose files are as large as the quota lets them be. */
const MAX_LIBRARY_FILES = 50

export type Room = { most: Staged; each: number }

/** What a folder of uploads may hold, and what each upload may add to it. */
export function roomOf(dir: string, { ownFileBytes, ownQuotaBytes }: LibraryLimits): Room {
  return dir.endsWith(LIBRARY_STAGING_END)
    ? {
        most: { files: MAX_LIBRARY_FILES, bytes: ownQuotaBytes },
        each: Math.min(ownFileBytes, ownQuotaBytes),
      }
    : { most: MAX_STAGED, each: MAX_PICTURE_BYTES }
}

export type LibraryLimits = Pick<Config, 'ownFileBytes' | 'ownQuotaBytes'>

/** Refuses where a folder has no room for so many more, each as large as it may be. */
export function requireRoom({ files, bytes }: Staged, coming: number, { most, each }: Room): void {
  if (files + coming > most.files || bytes + coming * each > most.bytes)
    throw new AppError('tooManyStaged', { retryAfterSeconds: 3_600 })
}
