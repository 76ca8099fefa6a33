import type { Report, ReportTotals } from '@pinge/contract/class-data.ts'
import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { LedgerTable } from '../../src/platform/db/tables/comments/ledger.ts'
import type { StudentTable } from '../../src/platform/db/tables/students.ts'

const types: readonly QualityType[] = [1, 2, 3, 4, 5]

type Days = { from: string; to: string }
type Given = LedgerTable & { studentId: string; date: string }

/** A report as the ledger alone tells it, in the plainest way: every row is looked at, for every figure again. */
export function addUpByHand(
  students: readonly StudentTable[],
  ledger: readonly LedgerTable[],
  days: Days,
  studentId?: string,
): Report {
  const standing = ledger.flatMap((row) => {
    const isComment = row.kind === 'praise' || row.kind === 'reminder'
    const isMeant = studentId === undefined || row.studentId === studentId
    if (!isComment || row.studentId === null || !isMeant || wasUndone(row, ledger)) return []
    return { ...row, studentId: row.studentId, date: dateOf(row.createdAt) }
  })
  const within = ({ from, to }: Days): Given[] => standing.filter(({ date }) => date >= from && date <= to)
  const listed = (rows: readonly Given[], { to }: Days): StudentTable[] =>
    students
      .filter(({ id }) => studentId === undefined || id === studentId)
      .filter(
        ({ id, leftAt, createdAt }) =>
          (leftAt === null && dateOf(createdAt) <= to) ||
          studentId !== undefined ||
          rows.some((row) => row.studentId === id),
      )
  const rows = within(days)
  const before = within(spanBefore(days))
  const ofStudent = (id: string): Given[] => rows.filter((row) => row.studentId === id)
  return {
    totals: totalsOf(rows, listed(rows, days)),
    previous: totalsOf(before, listed(before, spanBefore(days))),
    byType: types.map((type) => ({ type, ...countOf(rows.filter((row) => typeOf(row) === type)) })),
    byDay: [...new Set(rows.map(({ date }) => date))].toSorted().map((date) => {
      const { praise, reminder } = countOf(rows.filter((row) => row.date === date))
      return { date, praise, reminder }
    }),
    items: itemsOf(rows),
    students: listed(rows, days).map(({ id, username, stuNo, lastNameLetter, header, leftAt }) => ({
      id,
      username,
      stuNo,
      lastNameLetter,
      header,
      isLeft: leftAt !== null,
      ...countOf(ofStudent(id)),
      byType: types.map((type) => countOf(ofStudent(id).filter((row) => typeOf(row) === type)).points),
      lastAt: Math.max(0, ...ofStudent(id).map(({ createdAt }) => createdAt)) || null,
    })),
    unreached: listed(rows, days).flatMap(({ id, leftAt }) =>
      leftAt === null && countOf(ofStudent(id)).praise === 0 ? id : [],
    ),
  }
}

/** By a clock that is eight hours ahead. */
function dateOf(at: number): string {
  return new Date(at + 8 * HOUR_MS).toISOString().slice(0, 10)
}

function spanBefore({ from, to }: Days): Days {
  const length = Date.parse(to) - Date.parse(from)
  const last = Date.parse(from) - 24 * HOUR_MS
  return {
    from: new Date(last - length).toISOString().slice(0, 10),
    to: new Date(last).toISOString().slice(0, 10),
  }
}

function wasUndone(row: LedgerTable, ledger: readonly LedgerTable[]): boolean {
  return ledger.some((undo) => undo.undoneBatchId === row.batchId && undo.studentId === row.studentId)
}

function typeOf({ type }: LedgerTable): QualityType {
  return type ?? 1
}

function countOf(rows: readonly LedgerTable[]) {
  return {
    count: rows.length,
    praise: rows.filter(({ kind }) => kind === 'praise').length,
    reminder: rows.filter(({ kind }) => kind === 'reminder').length,
    points: rows.reduce((sum, { score }) => sum + score, 0),
  }
}

function totalsOf(rows: readonly Given[], students: readonly StudentTable[]): ReportTotals {
  const counted = countOf(rows)
  const praised = students.filter(({ id }) =>
    rows.some((row) => row.studentId === id && row.kind === 'praise'),
  )
  return {
    ...counted,
    students: students.length,
    reached: praised.length,
    praiseRate: counted.count === 0 ? null : counted.praise / counted.count,
  }
}

function itemsOf(rows: readonly Given[]): Report['items'] {
  const groups = Map.groupBy(rows, (row) =>
    [row.kind, typeOf(row), row.itemId ?? 'free', row.itemId === null ? row.itemName : ''].join('\n'),
  )
  return [...groups.values()].map((group) => {
    const newest = group.toSorted((a, b) => b.createdAt - a.createdAt || (a.itemName < b.itemName ? 1 : -1))
    const { count, points } = countOf(group)
    const [first] = newest
    if (!first) throw new Error('a group without rows')
    return { itemId: first.itemId, name: first.itemName, type: typeOf(first), count, points }
  })
}
