import type { FilePurpose } from '@pinge/contract/files.ts'

/** The photo that was given with a comment: of all its rows. */
export type CommentPhotoTable = {
  batchId: string
  classId: string
  fileKey: string
}

/** A picture that was uploaded and confirmed. */
export type FileTable = {
  id: string
  /** Who uploaded it; only they may use it again. */
  teacherId: string
  purpose: FilePurpose
  /** Where the storage keeps it, and what its address ends in. */
  key: string
  /** Where it waited: a repeated confirmation finds it by that. */
  stagedKey: string
  contentType: string
  bytes: number
  width: number
  height: number
  createdAt: number
  /** Since when no face, cover or certificate is this picture; null while one is. */
  unusedSince: number | null
}
