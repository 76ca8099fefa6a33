import type { MarkKind, Subject } from '@pinge/contract/archives/perform.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'

/** How a mark's place is stored; ids have no dot. */
export function markColumn(subjectId: string, kind: string): string {
  return `${subjectId}.${kind}`
}

/** The subjects and kinds of a document. It was this program that wrote them. */
export function columnsOf({
  subjects,
  kinds,
  columnsVersion,
}: Pick<ArchiveDocumentTable, 'subjects' | 'kinds' | 'columnsVersion'>) {
  return {
    subjects: JSON.parse(subjects) as Subject[],
    kinds: JSON.parse(kinds) as MarkKind[],
    columnsVersion,
  }
}
