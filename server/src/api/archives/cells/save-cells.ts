import { ASIDE, type CellReason, type CellValue, type StoredCell } from '@pinge/contract/archives/cells.ts'
import { readAside } from '@pinge/contract/archives/read-mark.ts'
import type { ReadCell } from '@pinge/contract/archives/read-text.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { SheetCellTable } from '../../../platform/db/tables/archives.ts'
import type { ClassContext } from '../../writes/contexts.ts'
import { upsertCells } from '../../writes/archives/upsert-cells.queries.ts'
import { selectCellsOf, selectNamed, type StoredRow } from './cell.queries.ts'

export type WantedCell = {
  studentId: string
  column: string
  value: CellValue
  version?: number | undefined
}
type Saved = { studentId: string; column: string; value: CellValue; version: number }
type Refused = {
  studentId: string
  column: string
  reason: CellReason
  msg: string
  stored: StoredCell | null
}
export type SheetColumns = {
  /** Reads what was typed into a column; undefined where the document has no such column. */
  read: (column: string, typed: CellValue) => ReadCell | undefined
  /** What stands in a cell, as the sheet shows it. */
  show: (column: string, value: number | string) => string
}

const unreadColumn = { reason: 'column', msg: '学科或栏目已经不在这份档案里，请刷新后重试' } as const

/**
 * Saves the cells that can be, and says of each other one why it was not. Writes of a class come one after another, so
 * that a version that was compared here is still the stored one when it is counted up.
 */
export async function saveCells(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  documentId: string,
  given: readonly WantedCell[],
  columns: SheetColumns,
): Promise<{ saved: Saved[]; refused: Refused[] }> {
  const wanted = [...new Map(given.map((cell) => [keyOf(cell), cell])).values()]
  const studentIds = [...new Set(wanted.map(({ studentId }) => studentId))]
  const named = await selectNamed(trx, classId, studentIds)
  const leftAt = new Map(named.map((student) => [student.id, student.leftAt]))
  const rows = await selectCellsOf(trx, documentId, [...leftAt.keys()])
  const stored = new Map(rows.map((row) => [keyOf(row), row]))

  const saved: Saved[] = []
  const refused: Refused[] = []
  const changed: SheetCellTable[] = []
  const updatedAt = clock()
  for (const { studentId, column, value: typed, version: seen } of wanted) {
    const now = stored.get(keyOf({ studentId, column }))
    const read = column === ASIDE ? readAside(typed) : columns.read(column, typed)
    const fault = studentFault(leftAt, studentId) ?? valueFault(read) ?? conflict(read, now, seen, columns)
    if (fault || !read || 'msg' in read) {
      refused.push({ studentId, column, ...(fault ?? unreadColumn), stored: now ? storedCell(now) : null })
      continue
    }
    const value = textOf(read.value)
    const isSame = value === (now?.value ?? '')
    const version = (now?.version ?? 0) + (isSame ? 0 : 1)
    saved.push({ studentId, column, value: read.value, version })
    if (!isSame)
      changed.push({ documentId, studentId, classId, column, value, version, teacherId, updatedAt })
  }
  await upsertCells(trx, changed)
  return { saved, refused }
}

type Fault = Pick<Refused, 'reason' | 'msg'>

function studentFault(leftAt: ReadonlyMap<string, number | null>, studentId: string): Fault | undefined {
  const left = leftAt.get(studentId)
  if (left === null) return undefined
  const msg = left === undefined ? '学生不在该班级，请刷新后重试' : '学生已经转出，不能再填'
  return { reason: 'student', msg }
}

function valueFault(read: ReadCell | undefined): Fault | undefined {
  if (!read) return unreadColumn
  return 'msg' in read ? { reason: 'value', msg: read.msg } : undefined
}

/** What stands there already is no conflict: a save that is sent again after a lost answer says the same. */
function conflict(
  read: ReadCell | undefined,
  now: StoredRow | undefined,
  seen: number | undefined,
  { show }: SheetColumns,
): Fault | undefined {
  if (seen === undefined || seen === (now?.version ?? 0)) return undefined
  if (read && 'value' in read && textOf(read.value) === (now?.value ?? '')) return undefined
  const who = now ? `${now.teacherName}刚刚` : '刚刚有人'
  const value = now ? valueOf(now.column, now.value) : null
  const what = now && value !== null ? `改成了“${show(now.column, value)}”` : '清空了这一格'
  return { reason: 'conflict', msg: `${who}${what}，请核对后再填` }
}

function storedCell({ column, value, version, teacherName, updatedAt }: StoredRow): StoredCell {
  return { value: valueOf(column, value), version, teacherName, updatedAt }
}

function keyOf({ studentId, column }: { studentId: string; column: string }): string {
  return `${studentId} ${column}`
}

function textOf(value: CellValue): string {
  return value === null ? '' : String(value)
}

/** A number where one was saved; the own column holds words alone, whatever they look like. */
export function valueOf(column: string, text: string): CellValue {
  if (text === '') return null
  const number = Number(text)
  return column === ASIDE || Number.isNaN(number) ? text : number
}
