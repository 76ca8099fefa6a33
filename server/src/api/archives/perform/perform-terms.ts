import type { performTerms } from '@pinge/contract/archives/perform.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { termName } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { partsOf } from '../../access/require-document.ts'
import { requireStudents } from '../../access/require-students.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { selectCellsOf, type StoredRow } from '../cells/cell.queries.ts'
import { valueOf } from '../cells/save-cells.ts'
import { selectDocuments } from '../documents/document.queries.ts'
import { columnsOf, markColumn } from '../../writes/archives/columns.ts'

/** A pupil's marks in each document of the class, the earliest term first. */
export async function readPerformTerms(
  db: Db,
  { classId }: ClassReadContext,
  { studentId }: RequestOf<typeof performTerms>,
): Promise<DataOf<typeof performTerms>> {
  await requireStudents(db, classId, [studentId])
  const documents = (await selectDocuments(db, classId)).filter((one) => partsOf(one).includes('perform'))
  const inOrder = documents
    .toReversed()
    .toSorted((a, b) => (a.termKey < b.termKey ? -1 : Number(a.termKey > b.termKey)))
  const terms: DataOf<typeof performTerms> = []
  for (const document of inOrder) {
    const { id: documentId, name, termKey } = document
    const cells = await selectCellsOf(db, documentId, [studentId])
    terms.push({ documentId, name, termKey, termName: termName(termKey), marks: marksOf(document, cells) })
  }
  return terms
}

function marksOf(
  document: Parameters<typeof columnsOf>[0],
  cells: readonly StoredRow[],
): DataOf<typeof performTerms>[number]['marks'] {
  const { subjects, kinds } = columnsOf(document)
  const byColumn = new Map(cells.map(({ column, value }) => [column, valueOf(column, value)]))
  return subjects
    .filter(({ isHidden }) => !isHidden)
    .flatMap(({ id: subjectId, name: subject, mode, max }) =>
      kinds.flatMap(({ id, name: kind, isHidden }) => {
        const value = byColumn.get(markColumn(subjectId, id)) ?? null
        return value === null || isHidden ? [] : [{ subjectId, subject, kind, mode, max, value }]
      }),
    )
}
