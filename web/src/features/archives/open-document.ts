import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import type { Read } from '../../shared/api/use-read.ts'

/** Which document of the growth archive a screen shows, and whether it is written in. */
export type OpenDocument = {
  read: Read<ArchiveDocument[]>
  /** Those of the class that have the part, the newest first. */
  documents: readonly ArchiveDocument[]
  /** The one that the address names, else the one that was open last, else the newest. */
  document: ArchiveDocument | undefined
  /** Why nothing is saved in it any more; empty while it stands. */
  gone: string
  open: (documentId: string) => void
  /** 编辑: reading is the default, editing an action. */
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
}
