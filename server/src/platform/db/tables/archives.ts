/** A growth archive of a class in a term. */
export type ArchiveDocumentTable = {
  id: string
  classId: string
  name: string
  termKey: string
  /** Its parts, apart by commas. */
  parts: string
  /** The title of its own column; empty where it has none. */
  customAsideName: string
  /** The subjects and kinds of its marks, as JSON in the shape of the contract. */
  subjects: string
  kinds: string
  /** What its 自评 asks, as JSON; empty while it asks what is usual. */
  questions: string
  /** Counts the changes of both. */
  columnsVersion: number
  teacherId: string
  createdAt: number
  lockedAt: number | null
  lockedBy: string | null
  /** It can be brought back for 30 days. */
  removedAt: number | null
  removedBy: string | null
}

/** 自评 that was handed to pupils on a device. */
export type HandedFormTable = {
  /** SHA-256 of what the device keeps. */
  tokenHash: string
  classId: string
  documentId: string
  /** Who handed it over, and in whose name it is written. */
  teacherId: string
  /** Who has not had a turn, apart by commas, the one whose turn it is first. */
  studentIds: string
  expiresAt: number
}

/** One cell of a document's sheets: a mark, a measurement or words. */
export type SheetCellTable = {
  documentId: string
  studentId: string
  classId: string
  /** An item of the fitness test, `aside`, or a subject and a kind with a dot between them. */
  column: string
  /** Empty where something was taken away: the row stays, so that its version is never given again. */
  value: string
  version: number
  /** Who wrote it last. */
  teacherId: string
  updatedAt: number
}
