import { MAX_PICTURE_BYTES } from '@pinge/contract/files.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Staged } from '../../platform/storage/storage.ts'

/** What a teacher's uploads may take until they are confirmed; an hour later they are gone. */
export const MOST_STAGED: Staged = { files: 100, bytes: 60 * 1024 * 1024 }

/** Refuses where a folder has no room for so many more, each as large as a picture may be. */
export function requireRoom({ files, bytes }: Staged, coming: number): void {
  if (files + coming > MOST_STAGED.files || bytes + coming * MAX_PICTURE_BYTES > MOST_STAGED.bytes)
    throw new AppError('tooManyStaged', { retryAfterSeconds: 3_600 })
}
