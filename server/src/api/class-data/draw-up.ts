import type { Report, ReportItem, ReportTotals } from '@pinge/contract/class-data.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { noStudentSums, type GivenItem, type GivenTotals } from '../writes/totals/given-totals.ts'
import type { ReportedStudent } from './class-data.queries.ts'

/** Puts totals into the shape of a report about these pupils. */
export function drawUp(given: GivenTotals, listed: readonly ReportedStudent[]): Omit<Report, 'previous'> {
  const items = [...given.items.values()]
  const hasPraise = ({ id }: ReportedStudent) => (given.students.get(id)?.praise ?? 0) > 0
  return {
    totals: totalsOf(given, listed),
    byType: qualityTypes.map(({ type }) => ({
      type,
      ...countOf(items.filter((item) => item.type === type)),
    })),
    byDay: Array.from(given.days, ([date, day]) => ({ date, ...day })).toSorted((a, b) =>
      a.date < b.date ? -1 : 1,
    ),
    items: items.toSorted(byCount).map(toReportItem),
    students: listed.map((student) => toReportStudent(student, given)),
    unreached: listed.filter((one) => one.leftAt === null && !hasPraise(one)).map(({ id }) => id),
  }
}

export function totalsOf(given: GivenTotals, listed: readonly ReportedStudent[]): ReportTotals {
  const counted = countOf([...given.items.values()])
  return {
    ...counted,
    students: listed.length,
    reached: listed.filter(({ id }) => (given.students.get(id)?.praise ?? 0) > 0).length,
    praiseRate: counted.count === 0 ? null : counted.praise / counted.count,
  }
}

function countOf(items: readonly GivenItem[]) {
  const counted = { count: 0, praise: 0, reminder: 0, points: 0 }
  for (const { kind, count, points } of items) {
    counted.count += count
    counted[kind] += count
    counted.points += points
  }
  return counted
}

function toReportStudent(
  { leftAt, createdAt: _, ...student }: ReportedStudent,
  given: GivenTotals,
): Report['students'][number] {
  const sums = given.students.get(student.id) ?? noStudentSums()
  const { praise, reminder, praisePoints, reminderPoints, lastAt } = sums
  const byType = praisePoints.map((points, place) => points + (reminderPoints[place] ?? 0))
  return {
    ...student,
    isLeft: leftAt !== null,
    count: praise + reminder,
    praise,
    reminder,
    points: byType.reduce((sum, points) => sum + points, 0),
    byType,
    lastAt: lastAt === 0 ? null : lastAt,
  }
}

function byCount(a: GivenItem, b: GivenItem): number {
  const apart = b.count - a.count || b.points - a.points || a.type - b.type
  return apart || (keyOf(a) < keyOf(b) ? -1 : 1)
}

/** Of items alike in all else. */
const keyOf = ({ name, itemId, kind }: GivenItem): string => `${name} ${itemId} ${kind}`

function toReportItem({ itemId, name, type, count, points }: GivenItem): ReportItem {
  return { itemId, name, type, count, points }
}
