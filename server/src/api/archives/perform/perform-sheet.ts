import { ASIDE, EXEMPT } from '@pinge/contract/archives/cells.ts'
import type { PerformSheet, performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { readMark } from '@pinge/contract/archives/read-mark.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireDocument, requireOpenDocument } from '../../access/require-document.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../../writes/contexts.ts'
import { selectPupils } from '../../writes/students/pupils.queries.ts'
import { saveCells, type SheetColumns } from '../cells/save-cells.ts'
import { asideOf, readCells, sheetHeadOf } from '../cells/sheet-head.ts'
import { columnsOf, markColumn } from '../../writes/archives/columns.ts'

/** The marks of a class in a document. */
export async function readPerformSheet(
  db: Db,
  { classId }: Pick<ClassReadContext, 'classId'>,
  { documentId }: RequestOf<typeof performSheet>,
): Promise<PerformSheet> {
  const document = await requireDocument(db, classId, documentId)
  const byStudent = await readCells(db, documentId)
  const columns = columnsOf(document)
  const rows = (await selectPupils(db, classId)).map(({ id: studentId, username, stuNo }) => {
    const own = byStudent.get(studentId)
    const cells: PerformSheet['rows'][number]['cells'] = {}
    for (const { id } of columns.subjects)
      for (const kind of columns.kinds) {
        const cell = own?.get(markColumn(id, kind.id))
        if (cell) (cells[id] ??= {})[kind.id] = cell
      }
    return { studentId, username, stuNo, cells, aside: asideOf(own) }
  })
  return { ...(await sheetHeadOf(db, document)), ...columns, rows }
}

/** Saves marks, each by itself. */
export async function savePerformCells(
  trx: Db,
  context: ClassContext,
  { documentId, cells }: RequestOf<typeof savePerform>,
): Promise<ClassChange<typeof savePerform>> {
  const { classId, teacherId } = context
  const document = await requireOpenDocument(trx, classId, documentId, 'perform')
  const { subjects, kinds } = columnsOf(document)
  const columns = new Map(
    subjects.flatMap((subject) => kinds.map(({ id }) => [markColumn(subject.id, id), subject] as const)),
  )
  const sheetColumns: SheetColumns = {
    read: (column, typed) => {
      const subject = columns.get(column)
      return subject && readMark(subject, typed)
    },
    show: (_, value) => (value === EXEMPT ? '免考' : String(value)),
  }
  const wanted = cells.map(({ subjectId, kind, ...cell }) => ({
    ...cell,
    column: subjectId === ASIDE && kind === ASIDE ? ASIDE : markColumn(subjectId, kind),
  }))
  const { saved, refused } = await saveCells(trx, context, documentId, wanted, sheetColumns)
  return {
    data: { saved: saved.map(placed), refused: refused.map(placed) },
    change: { type: 'archive-changed', teacherId, documentId },
  }
}

function placed<Answer extends { column: string }>({ column, ...rest }: Answer) {
  const [subjectId = '', kind = subjectId] = column.split('.')
  return { ...rest, subjectId, kind }
}
