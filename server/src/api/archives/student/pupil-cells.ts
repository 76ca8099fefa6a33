import { EXEMPT, type Cell } from '@pinge/contract/archives/cells.ts'
import { formatMeasuredInUnit, healthItems } from '@pinge/contract/archives/health-items.ts'
import type { HealthItem } from '@pinge/contract/archives/health.ts'
import type { archiveStudent, Happened } from '@pinge/contract/archives/student.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { schoolYearOfTerm } from '@pinge/contract/values/school-days/terms.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../../platform/db/tables/archives.ts'
import type { StudentTable } from '../../../platform/db/tables/students.ts'
import { partsOf } from '../../access/require-document.ts'
import { columnsOf, markColumn } from '../../writes/archives/columns.ts'
import { gradeIn } from '../../writes/school-years/class-grade.ts'
import { selectSaidGrade } from '../../writes/school-years/said-grade.queries.ts'
import { selectCellsOfPupil } from '../cells/cell.queries.ts'
import { expectedItems, expectedMarks } from '../cells/expected-columns.ts'
import { valueOf } from '../cells/save-cells.ts'
import { itemsOf, scoredCells } from '../health/health-sheet.ts'

type Parts = DataOf<typeof archiveStudent>['parts']
type Own = ReadonlyMap<string, Cell & { updatedAt: number }>

/** The sheets of all documents of a class, as far as they are about one pupil. */
export type PupilCells = {
  perform: (document: ArchiveDocumentTable) => NonNullable<Parts['perform']>
  health: (document: ArchiveDocumentTable) => NonNullable<Parts['health']>
  /** The complete tests, each on the day on which the last of it was written. */
  tests: () => Happened[]
}

export async function readPupilCells(
  db: Db,
  documents: readonly ArchiveDocumentTable[],
  { id: studentId, classId, gender }: Pick<StudentTable, 'id' | 'classId' | 'gender'>,
): Promise<PupilCells> {
  const said = await selectSaidGrade(db, classId)
  const ids = documents.map(({ id }) => id)
  const byDocument = Map.groupBy(await selectCellsOfPupil(db, ids, studentId), (cell) => cell.documentId)
  const cellsOf = (documentId: string): Own =>
    new Map(
      (byDocument.get(documentId) ?? []).map(({ column, value, version, updatedAt }) => [
        column,
        { value: valueOf(column, value), version, updatedAt },
      ]),
    )
  const healthOf = ({ id, termKey }: ArchiveDocumentTable) =>
    measured(cellsOf(id), { gender, grade: gradeIn(schoolYearOfTerm(termKey), said) })
  return {
    perform: (document) => marked(document, cellsOf(document.id)),
    health: healthOf,
    tests: () =>
      documents
        .filter((document) => partsOf(document).includes('health'))
        .flatMap((document) => testOf(document, healthOf(document), cellsOf(document.id))),
  }
}

function marked(document: ArchiveDocumentTable, own: Own): NonNullable<Parts['perform']> {
  const { subjects, kinds } = columnsOf(document)
  const shown = subjects.filter(({ isHidden }) => !isHidden)
  const shownKinds = kinds.filter(({ isHidden }) => !isHidden)
  const marks = shown.flatMap(({ id, name }) =>
    shownKinds.flatMap((kind) => {
      const value = own.get(markColumn(id, kind.id))?.value ?? null
      return value === null ? [] : { subject: name, kind: kind.name, value: written(value, '免考') }
    }),
  )
  const kindsWithMark = new Set(marks.map(({ kind }) => kind))
  const expected = expectedMarks(document)
  return {
    filled: new Set(marks.map(({ subject }) => subject)).size,
    expected: shown.length,
    isFull: expected.length > 0 && expected.every((column) => (own.get(column)?.value ?? null) !== null),
    kinds: shownKinds.map(({ name }) => name).filter((name) => kindsWithMark.has(name)),
    marks,
  }
}

function measured(
  own: Own,
  pupil: Pick<StudentTable, 'gender'> & { grade: number | null },
): NonNullable<Parts['health']> {
  const { cells, total, level } = scoredCells(own, pupil)
  const valueOfItem = (item: HealthItem) => cells[item]?.value ?? null
  const expected = expectedItems(pupil.grade)
  const items = itemsOf(pupil.grade).flatMap((item) => {
    const value = valueOfItem(item)
    if (value === null) return []
    return { item, value: shownMeasurement(item, value), level: cells[item]?.level ?? null }
  })
  return {
    filled: expected.filter((item) => valueOfItem(item) !== null).length,
    expected: expected.length,
    exempt: expected.filter((item) => valueOfItem(item) === EXEMPT).length,
    total,
    level,
    items,
  }
}

function testOf(
  { id, name, createdAt }: ArchiveDocumentTable,
  { total, level }: NonNullable<Parts['health']>,
  own: Own,
): Happened[] {
  if (total === null) return []
  const days = Object.keys(healthItems).flatMap((item) => own.get(item)?.updatedAt ?? [])
  const date = localDate(Math.max(createdAt, ...days))
  const title = `体质测试 ${total} 分，${level ?? ''}`
  return [{ id, kind: 'fitness', date, type: 3, title, note: name, isTypical: false }]
}

function written(value: number | string, exempt: string): string {
  return value === EXEMPT ? exempt : String(value)
}

function shownMeasurement(item: HealthItem, value: number | string): string {
  return typeof value === 'number' ? formatMeasuredInUnit(item, value) : written(value, '免测')
}
