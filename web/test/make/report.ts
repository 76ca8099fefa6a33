import type { Report, ReportStudent, ReportTotals } from '@pinge/contract/class-data.ts'
import type { Student } from '@pinge/contract/students.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'

export function makeTerm(said: Partial<ClassTerm> = {}): ClassTerm {
  return {
    key: '2025-2',
    name: '2025-2026学年第二学期',
    startDate: '2026-02-01',
    endDate: '2026-08-31',
    grade: 3,
    isCurrent: true,
    ...said,
  }
}

type Given = { type: 1 | 2 | 3 | 4 | 5; praise?: number; reminder?: number; points: number }

/** What one pupil was given, one entry a quality at most. */
export type GivenTo = Partial<Record<string, readonly Given[]>>

/** The report of a class in which these pupils were given something, all of it on one day with one item a quality. */
export function makeReport(
  students: readonly Student[],
  given: GivenTo = {},
  { date = '2026-03-02', ...said }: Partial<Report> & { date?: string } = {},
): Report {
  const listed = students.map((student) => makeReportStudent(student, given[student.id] ?? []))
  const all = Object.values(given).flatMap((some) => some ?? [])
  const totals = sumUp(all, listed)
  const types = [1, 2, 3, 4, 5] as const
  return {
    totals,
    previous: sumUp([], listed),
    byType: types.map((type) => ({ type, ...countUp(all.filter((one) => one.type === type)) })),
    byDay: totals.count === 0 ? [] : [{ date, praise: totals.praise, reminder: totals.reminder }],
    items: types.flatMap((type) => {
      const praised = all.filter((one) => one.type === type && one.points > 0)
      const { count, points } = countUp(praised)
      return count === 0 ? [] : [{ itemId: `s${type}-01`, name: `点评项${type}`, type, count, points }]
    }),
    students: listed,
    unreached: listed.filter(({ praise }) => praise === 0).map(({ id }) => id),
    ...said,
  }
}

function makeReportStudent(student: Student, given: readonly Given[]): ReportStudent {
  const { id, username, stuNo, lastNameLetter, header } = student
  const pointsOf = (type: number) =>
    given.filter((one) => one.type === type).reduce((sum, { points }) => sum + points, 0)
  return {
    id,
    username,
    stuNo,
    lastNameLetter,
    header,
    isLeft: false,
    ...countUp(given),
    byType: [1, 2, 3, 4, 5].map(pointsOf),
    lastAt: given.length === 0 ? null : Date.parse('2026-03-02T01:00:00Z'),
  }
}

function countUp(given: readonly Given[]) {
  const sumOf = (read: (one: Given) => number) => given.reduce((sum, one) => sum + read(one), 0)
  const praise = sumOf((one) => one.praise ?? 0)
  const reminder = sumOf((one) => one.reminder ?? 0)
  return { count: praise + reminder, praise, reminder, points: sumOf(({ points }) => points) }
}

function sumUp(given: readonly Given[], listed: readonly ReportStudent[]): ReportTotals {
  const counted = countUp(given)
  return {
    ...counted,
    students: listed.length,
    reached: listed.filter(({ praise }) => praise > 0).length,
    praiseRate: counted.count === 0 ? null : counted.praise / counted.count,
  }
}
