import { assess, measuredIn } from '@pinge/contract/archives/fitness/assess.ts'
import { hasStandard, STANDARD_NAME } from '@pinge/contract/archives/fitness/standard.ts'
import { EXEMPT, type Cell } from '@pinge/contract/archives/cells.ts'
import {
  HealthItem,
  type HealthRow,
  type HealthSheet,
  type healthSheet,
  type saveHealth,
} from '@pinge/contract/archives/health.ts'
import { formatMeasured } from '@pinge/contract/archives/health-items.ts'
import { readMeasurement } from '@pinge/contract/archives/read-measurement.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireDocument, requireOpenDocument } from '../../access/require-document.ts'
import type { ClassChange } from '../../writes/class-write.ts'
import type { ClassContext, ClassReadContext } from '../../writes/contexts.ts'
import { selectPupils } from '../../writes/students/pupils.queries.ts'
import { saveCells, type SheetColumns } from '../cells/save-cells.ts'
import { asideOf, readCells, sheetHeadOf } from '../cells/sheet-head.ts'

/** The fitness test of a class in a document, scored by the national standard. */
export async function readHealthSheet(
  db: Db,
  { classId }: Pick<ClassReadContext, 'classId'>,
  { documentId }: RequestOf<typeof healthSheet>,
): Promise<HealthSheet> {
  const document = await requireDocument(db, classId, documentId)
  const byStudent = await readCells(db, documentId)
  const head = await sheetHeadOf(db, document)
  const { grade } = head
  const rows = (await selectPupils(db, classId)).map(({ id: studentId, gender, username, stuNo }) => {
    const own = byStudent.get(studentId)
    return { studentId, username, stuNo, gender, ...scoredCells(own, { gender, grade }), aside: asideOf(own) }
  })
  return {
    ...head,
    standardName: hasStandard(grade) ? STANDARD_NAME : null,
    items: itemsOf(grade),
    rows,
  }
}

/** What is measured in a grade. */
export function itemsOf(grade: number | null): HealthItem[] {
  return hasStandard(grade) ? [...measuredIn(grade), 'visionLeft', 'visionRight'] : HealthItem.options
}

/** What was measured, with the score of each item and the totals: nothing of it is stored. */
export function scoredCells(
  own: ReadonlyMap<string, Cell> | undefined,
  pupil: Pick<HealthRow, 'gender'> & { grade: number | null },
) {
  const values: Partial<Record<string, number | 'exempt'>> = {}
  for (const [column, { value }] of own ?? [])
    if (typeof value === 'number' || value === 'exempt') values[column] = value
  const { scores, ...totals } = assess(values, pupil)
  const scoreByItem: Partial<Record<string, { score: number; level: HealthRow['level'] }>> = scores
  const cells: HealthRow['cells'] = {}
  for (const item of HealthItem.options) {
    const cell = own?.get(item)
    if (cell) cells[item] = { ...cell, ...(scoreByItem[item] ?? { score: null, level: null }) }
  }
  return { cells, ...totals, bmiScore: scores.bmi?.score ?? null }
}

const items = new Set<string>(HealthItem.options)

const isItem = (column: string): column is HealthItem => items.has(column)

const columns: SheetColumns = {
  read: (column, typed) => (isItem(column) ? readMeasurement(column, typed) : undefined),
  show: (column, value) => {
    if (isItem(column) && typeof value === 'number') return formatMeasured(column, value)
    return value === EXEMPT ? '免测' : String(value)
  },
}

/** Saves measurements, each by itself. */
export async function saveHealthCells(
  trx: Db,
  context: ClassContext,
  { documentId, cells }: RequestOf<typeof saveHealth>,
): Promise<ClassChange<typeof saveHealth>> {
  const { classId, teacherId } = context
  await requireOpenDocument(trx, classId, documentId, 'health')
  const wanted = cells.map(({ item, ...cell }) => ({ ...cell, column: item }))
  const { saved, refused } = await saveCells(trx, context, documentId, wanted, columns)
  return {
    data: { saved: saved.map(placed), refused: refused.map(placed) },
    change: { type: 'archive-changed', teacherId, documentId },
  }
}

/** The request named it, so that it is an item or the own column. */
function placed<Answer extends { column: string }>({ column, ...rest }: Answer) {
  return { ...rest, item: column as HealthItem | 'aside' }
}
