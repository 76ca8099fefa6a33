import { attendanceNames, AttendanceState } from '@pinge/contract/attendance.ts'
import { memo } from 'react'
import type { MonthDay, MonthLine, MonthTable } from './attendance-month.ts'
import { MarkSymbol } from './MarkSymbol.tsx'
import './attendance-month.css'

export type AttendanceMonthTableProps = { label: string; table: MonthTable; isOnPaper?: boolean }

/** Pupils down, days across. The names stay in sight while the days are drawn sideways, and the days while the names go up. */
export const AttendanceMonthTable = memo(function AttendanceMonthTable({
  label,
  table: { days, lines, counts },
  isOnPaper = false,
}: AttendanceMonthTableProps) {
  return (
    <table aria-label={label} className={`month-table ${isOnPaper ? 'month-table-paper' : ''}`}>
      <thead>
        <tr>
          <th scope="col" className="month-name">
            姓名
          </th>
          {days.map(({ day, weekday, isWeekend, isToday }) => (
            <th
              key={day}
              scope="col"
              aria-label={`${day}日星期${weekday}${isToday ? '，今天' : ''}`}
              data-is-weekend={isWeekend ? '' : undefined}
              data-is-today={isToday ? '' : undefined}
            >
              <span className="num block text-base">{day}</span>
              <span className="block text-cap font-normal">{weekday}</span>
            </th>
          ))}
          {AttendanceState.options.map((state) => (
            <th key={state} scope="col" className="month-sum text-s">
              {attendanceNames[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <PupilLine key={line.id} line={line} days={days} />
        ))}
      </tbody>
      <tfoot>
        {AttendanceState.options.map((state) => (
          <tr key={state}>
            <th scope="row" className="month-name text-ink-2">
              {attendanceNames[state]}
            </th>
            {days.map(({ day, isWeekend, counts: ofDay }) => (
              <td key={day} data-is-weekend={isWeekend ? '' : undefined}>
                {ofDay && <Sum count={ofDay[state]} />}
              </td>
            ))}
            {AttendanceState.options.map((other) => (
              <td key={other} className="month-sum">
                {other === state && <Sum count={counts[state]} />}
              </td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  )
})

function PupilLine({ line, days }: { line: MonthLine; days: readonly MonthDay[] }) {
  const { username, marks, counts } = line
  return (
    <tr>
      <th scope="row" className="month-name" title={username}>
        <span className="line-clamp-3 wrap-anywhere">{username}</span>
      </th>
      {days.map(({ day, isWeekend }) => {
        const state = marks.get(day)
        return (
          <td key={day} data-is-weekend={isWeekend ? '' : undefined}>
            {state && <MarkSymbol state={state} />}
          </td>
        )
      })}
      {AttendanceState.options.map((state) => (
        <td key={state} className="month-sum">
          <Sum count={counts[state]} />
        </td>
      ))}
    </tr>
  )
}

/** None is not worth a look. */
function Sum({ count }: { count: number }) {
  return <span className={`num ${count === 0 ? 'font-normal! text-ink-3' : ''}`}>{count}</span>
}
