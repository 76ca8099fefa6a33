/** A content package as it was imported last. */
export type ContentPackageTable = {
  id: string
  name: string
  /** JSON, as `contract/src/content/manifest.ts` checked it. */
  manifest: string
  /** Of the manifest and of every file's bytes. */
  hash: string
  /** Of the manifest and of every file's size and time: what did not change is not read again. */
  fingerprint: string
  /** The product itself brought it. */
  isSample: number
  /** Grows with every change of what the package shows. */
  version: number
  importedAt: number
  /** The operator removed it; the shipped one does not come back by itself. */
  removedAt: number | null
}

/** One entry of a package: an id is used once among all packages. */
export type ContentEntryTable = {
  id: string
  packageId: string
  hash: string
  addedAt: number
  updatedAt: number
  /** Taken down alone, while its package stays. */
  removedAt: number | null
}

/** Where a file of a package is kept: a picture that anyone sees, or what is opened by an address that expires. */
export type ContentFileTable = {
  packageId: string
  role: 'cover' | 'content'
  path: string
  key: string
  bytes: number
}

/** These name entries by their ids alone, so that they are still there when a package comes back. */
export type ContentFavoriteTable = { teacherId: string; entryId: string; createdAt: number }

export type ContentProgressTable = {
  teacherId: string
  entryId: string
  /** The chapter, of a bundle of stories. */
  partId: string | null
  /** A second, or the step of a lesson. */
  position: number
  updatedAt: number
}

/** One play, as the specification's video report tells it. */
export type PlayRecordTable = {
  id: string
  teacherId: string
  categoryId: number
  type: number
  subCategoryId: string
  subCategoryName: string
  /** What was used: the entry, or else the sub-category. */
  entryId: string
  minuteHundredths: number
  createdAt: number
}

export type ContentUseTable = { entryId: string; uses: number }

/** How a document is made into a PDF, once: the same bytes have the same preview. */
export type PreviewTable = {
  key: string
  /** `none` until a server with the converter takes it up, then `waiting`, and at last `done` or `failed`. */
  state: 'none' | 'waiting' | 'done' | 'failed'
  attempts: number
  /** Why it failed, in words for a teacher. */
  reason: string
  previewKey: string | null
  /** Until when one server has it to itself. */
  takenUntil: number | null
  createdAt: number
}

export type OwnFolderTable = {
  id: string
  teacherId: string
  parentId: string | null
  name: string
  createdAt: number
}

/** A file that a teacher uploaded for lessons; its bytes are those of a confirmed upload. */
export type OwnFileTable = {
  id: string
  teacherId: string
  folderId: string | null
  name: string
  fileKey: string
  bytes: number
  createdAt: number
  /** Gone for good 30 days later. */
  removedAt: number | null
}

/** The teachers of the class read the file. */
export type OwnFileShareTable = { fileId: string; classId: string }

/** The practical course that a class does now. */
export type ClassPracticeTable = {
  classId: string
  entryId: string
  /** YYYY-MM-DD in Asia/Shanghai: its first day. */
  startedOn: string
  /** A bit for each day on which the class did its task, the lowest for the first. */
  doneDays: number
  updatedAt: number
}
