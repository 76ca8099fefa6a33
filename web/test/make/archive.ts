import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { nextId } from './next-id.ts'

/** A growth archive with all of its parts, of which nothing is filled. */
export function makeDocument(said: Partial<ArchiveDocument> = {}): ArchiveDocument {
  return {
    documentId: nextId('document'),
    name: '第二学期成长档案',
    termKey: '2025-2',
    termName: '2025—2026学年第二学期',
    parts: ['perform', 'health', 'record', 'evaluation'],
    customAsideName: '',
    isLocked: false,
    lock: null,
    createDate: 0,
    completion: { perform: 0, health: 0, record: 0, evaluation: null },
    ...said,
  }
}

/** What the sheet of an archive's part says before its columns: a class of grade 3 without pupils. */
export function makeSheet({ documentId, name, termName, customAsideName, isLocked }: ArchiveDocument) {
  return { documentId, name, termName, customAsideName, isLocked, grade: 3, rows: [] }
}
