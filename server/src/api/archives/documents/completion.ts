import type { ArchivePart, ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { schoolYearOfTerm } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectSaidGrade } from '../../writes/school-years/said-grade.queries.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'
import { partsOf } from '../../access/require-document.ts'
import { gradeIn } from '../../writes/school-years/class-grade.ts'
import { countStudents } from '../../writes/students/student-row.queries.ts'
import { expectedItems, expectedMarks } from '../cells/expected-columns.ts'
import { selectFilled } from './document.queries.ts'

type Document = ArchiveDocumentTable
/** How many pupils' worth of a part is there, by document. */
type CountPupils = (db: Db, classId: string, documents: readonly Document[]) => Promise<Map<string, number>>
/** The parts that other features keep: they know what is expected of a pupil. */
export type PartOf = Partial<Record<'record' | 'evaluation', CountPupils>>

/** Tells how far each part of a document is filled: cells that are filled or excused by cells that are expected. */
export async function completionOf(
  db: Db,
  classId: string,
  documents: readonly Document[],
  others: PartOf,
): Promise<(document: Document) => ArchiveDocument['completion']> {
  const pupils = await countStudents(db, classId)
  const said = await selectSaidGrade(db, classId)
  const rows = await selectFilled(
    db,
    classId,
    documents.map(({ id }) => id),
  )
  const filled = new Map(rows.map(({ documentId, column, count }) => [`${documentId} ${column}`, count]))
  const [records, evaluations] = [
    await others.record?.(db, classId, documents),
    await others.evaluation?.(db, classId, documents),
  ]
  return (document) => {
    const shareOf = (columns: readonly string[]): number | null => {
      const expected = columns.length * pupils
      const there = columns.reduce((sum, column) => sum + (filled.get(`${document.id} ${column}`) ?? 0), 0)
      return expected === 0 ? null : there / expected
    }
    const shares: Record<ArchivePart, () => number | null> = {
      perform: () => shareOf(expectedMarks(document)),
      health: () => shareOf(expectedItems(gradeIn(schoolYearOfTerm(document.termKey), said))),
      record: () => pupilShare(records?.get(document.id), pupils),
      evaluation: () => pupilShare(evaluations?.get(document.id), pupils),
    }
    const parts = partsOf(document)
    const share = (part: ArchivePart) => (parts.includes(part) ? shares[part]() : null)
    return {
      perform: share('perform'),
      health: share('health'),
      record: share('record'),
      evaluation: share('evaluation'),
    }
  }
}

function pupilShare(count: number | undefined, pupils: number): number | null {
  return count === undefined || pupils === 0 ? null : count / pupils
}
