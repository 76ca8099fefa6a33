import { attendanceTerm } from '@pinge/contract/attendance/attendance-past.ts'
import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { Student } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { termAfter, termBefore, termName, termOf, termOn } from '@pinge/contract/values/school-days/terms.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { exportTable } from '../../../shared/table/export-table.ts'
import type { TableColumn } from '../../../shared/table/table-file.ts'
import { ReadPlaceholder } from '../../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { kindsOf } from '../attendance-kinds.ts'
import { noCounts, type Counts } from '../day/attendance-draft.ts'
import { PupilName } from './PupilName.tsx'
import { StepSwitcher, type Step } from './StepSwitcher.tsx'
import './attendance-month.css'

export type AttendanceTermProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Any day of the term; this one where none is named. */
  date: string | undefined
  /** Epoch ms, by the clock of this device. */
  now: number
  stepped: Step | undefined
  onTerm: (date: string, by: Step) => void
}

type TermLine = {
  id: string
  stuNo: string
  username: string
  /** Two of one name by their numbers, too. */
  called: string
  counts: Counts
}

/** 学期: on how many days each pupil was what. */
export function AttendanceTerm(props: AttendanceTermProps) {
  const { classId, className, students, date, now, stepped, onTerm } = props
  const read = useRead(attendanceTerm, { classId, ...(date !== undefined && { date }) })
  const today = read.data?.today ?? localDate(now)
  const { key, previousFrom, nextFrom } = read.data ?? usualTerm(date ?? today)
  const switcher = (
    <StepSwitcher
      unit="学期"
      text={termName(key)}
      isLast={nextFrom > today}
      stepped={stepped}
      onStep={(by) => onTerm(by < 0 ? previousFrom : nextFrom, by)}
    />
  )
  if (!read.data)
    return (
      <>
        <div className="flex">{switcher}</div>
        <ReadPlaceholder read={read} waiting={<TermSkeleton />} />
      </>
    )
  const { lines, kinds } = termTable(read.data, students)
  const columns = termColumns(kinds)
  const title = `${termName(key)}考勤`
  const file = { fileName: `${className}${title}`, sheetName: '学期考勤', columns }
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {switcher}
        <p className="text-base text-ink-2">
          {read.data.students.length === 0 ? '这个学期没有记过考勤。' : '每名学生各记了多少天。'}
        </p>
        <div className="ml-auto flex gap-2 max-sm:hidden">
          <ExportButton onExport={() => exportTable(file, lines)} />
          <PrintButton />
        </div>
      </div>
      <TermTable title={title} lines={lines} kinds={kinds} />
      <Paper classId={classId} className={className} title={title}>
        {() => (
          <PaperTable
            label={title}
            headings={columns.map(({ heading }) => heading)}
            rows={lines.map(({ stuNo, username, counts }) => [
              stuNo,
              username,
              ...kinds.map((kind) => counts[kind]),
            ])}
          />
        )}
      </Paper>
    </>
  )
}

/** What is most likely meant until the class's own days are known. */
function usualTerm(date: string): Pick<DataOf<typeof attendanceTerm>, 'key' | 'previousFrom' | 'nextFrom'> {
  const { key } = termOn(date, [])
  return {
    key,
    previousFrom: termOf(termBefore(key), []).startDate,
    nextFrom: termOf(termAfter(key), []).startDate,
  }
}

/** Pupils in the order given; one who was never marked has noughts. */
function termTable(
  { students: marked }: DataOf<typeof attendanceTerm>,
  students: readonly Student[],
): { lines: readonly TermLine[]; kinds: readonly AttendanceState[] } {
  const byStudent = new Map<string, Counts>(marked.map(({ studentId, ...counts }) => [studentId, counts]))
  const called = callApart(students)
  const lines = students.map(({ id, stuNo, username }, at) => ({
    id,
    stuNo,
    username,
    called: called[at]?.username ?? username,
    counts: byStudent.get(id) ?? noCounts(),
  }))
  const leave = lines.reduce((sum, { counts }) => sum + counts.leave, 0)
  return { lines, kinds: kindsOf({ ...noCounts(), leave }) }
}

function termColumns(kinds: readonly AttendanceState[]): TableColumn<TermLine>[] {
  return [
    { heading: '学号', width: 12, type: 'text', value: ({ stuNo }) => stuNo },
    { heading: '姓名', width: 20, type: 'text', value: ({ username }) => username },
    ...kinds.map((kind): TableColumn<TermLine> => ({
      heading: `${attendanceNames[kind]}（天）`,
      width: 10,
      type: 'number',
      value: ({ counts }) => counts[kind],
    })),
  ]
}

type TermTableProps = { title: string; lines: readonly TermLine[]; kinds: readonly AttendanceState[] }

function TermTable({ title, lines, kinds }: TermTableProps) {
  return (
    // Scrolled by the arrow keys too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="region" aria-label="学期" tabIndex={0} className="month-region">
      <table aria-label={title} className="month-table">
        <thead>
          <tr>
            <th scope="col" className="month-name">
              姓名
            </th>
            {kinds.map((kind) => (
              <th key={kind} scope="col" className="month-sum text-s">
                {attendanceNames[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, username, called, counts }) => (
            <tr key={id}>
              <th scope="row" className="month-name" title={called}>
                <PupilName username={username} called={called} />
              </th>
              {kinds.map((kind) => (
                <td key={kind} className="month-sum">
                  <span className={`num ${counts[kind] === 0 ? 'font-normal! text-ink-3' : ''}`}>
                    {counts[kind]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function TermSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="h-9" />
      ))}
    </SkeletonGroup>
  )
}
