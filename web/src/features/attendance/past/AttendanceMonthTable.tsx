import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { memo, type KeyboardEvent } from 'react'
import type { MonthDay, MonthLine, MonthMark, MonthTable } from './attendance-month.ts'
import { MarkSymbol } from './MarkSymbol.tsx'
import { PupilName } from './PupilName.tsx'
import './attendance-month.css'

/** A pupil's day that is being corrected, and where its cell stands on the screen. */
export type MonthCell = {
  line: MonthLine
  day: MonthDay
  mark: MonthMark | undefined
  place: { left: number; bottom: number }
}

export type AttendanceMonthTableProps = {
  label: string
  table: MonthTable
  /** Left out where nothing can be corrected: on paper, and in a class that is archived. */
  onCorrect?: (cell: MonthCell) => void
  isOnPaper?: boolean
}

/** Pupils down, days across. The names stay in sight while the days are drawn sideways, and the days while the names go up. */
export const AttendanceMonthTable = memo(function AttendanceMonthTable({
  label,
  table: { days, lines, counts, kinds },
  onCorrect,
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
          {kinds.map((state) => (
            <th key={state} scope="col" className="month-sum text-s">
              {attendanceNames[state]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <PupilLine
            key={line.id}
            line={line}
            days={days}
            kinds={kinds}
            isFirst={at === 0}
            {...(onCorrect && { onCorrect })}
          />
        ))}
      </tbody>
      <tfoot>
        {kinds.map((state) => (
          <tr key={state}>
            <th scope="row" className="month-name text-ink-2">
              {attendanceNames[state]}
            </th>
            {days.map(({ day, isWeekend, counts: ofDay }) => (
              <td key={day} data-is-weekend={isWeekend ? '' : undefined}>
                {ofDay && <Sum count={ofDay[state]} />}
              </td>
            ))}
            {kinds.map((other) => (
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

type PupilLineProps = Pick<AttendanceMonthTableProps, 'onCorrect'> & {
  line: MonthLine
  days: readonly MonthDay[]
  kinds: readonly AttendanceState[]
  isFirst: boolean
}

function PupilLine({ line, days, kinds, isFirst, onCorrect }: PupilLineProps) {
  const { username, called, marks, counts } = line
  return (
    <tr>
      <th scope="row" className="month-name" title={called}>
        <PupilName username={username} called={called} />
      </th>
      {days.map((day) => {
        const mark = marks.get(day.day)
        return (
          <td key={day.day} data-is-weekend={day.isWeekend ? '' : undefined}>
            {onCorrect && !day.isToCome ? (
              <button
                type="button"
                // Tab comes to one cell; from there the arrows walk.
                tabIndex={isFirst && day.day === 1 ? 0 : -1}
                aria-label={`${called} ${day.day}日 ${formatMark(mark)}`}
                aria-haspopup="menu"
                title={mark?.note}
                data-is-noted={mark?.note ? '' : undefined}
                className="month-cell"
                onKeyDown={walk}
                onClick={({ currentTarget }) =>
                  onCorrect({ line, day, mark, place: currentTarget.getBoundingClientRect() })
                }
              >
                {mark && <MarkSymbol state={mark.state} />}
              </button>
            ) : (
              mark && (
                <span title={mark.note} data-is-noted={mark.note ? '' : undefined} className="month-cell">
                  <MarkSymbol state={mark.state} />
                </span>
              )
            )}
          </td>
        )
      })}
      {kinds.map((state) => (
        <td key={state} className="month-sum">
          <Sum count={counts[state]} />
        </td>
      ))}
    </tr>
  )
}

/** 病假：发烧 */
function formatMark(mark: MonthMark | undefined): string {
  if (!mark) return '没有记'
  return `${attendanceNames[mark.state]}${mark.note ? `：${mark.note}` : ''}`
}

/** None is not worth a look. */
function Sum({ count }: { count: number }) {
  return <span className={`num ${count === 0 ? 'font-normal! text-ink-3' : ''}`}>{count}</span>
}

const steps: Partial<Record<string, readonly [rows: number, cells: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** To the cell beside the one that has the focus. */
function walk(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  const cell = event.currentTarget.closest('td')
  const row = cell?.closest('tr')
  if (!step || !cell || !row) return
  event.preventDefault()
  const [rows, cells] = step
  row
    .closest('table')
    ?.rows[row.rowIndex + rows]?.cells[cell.cellIndex + cells]?.querySelector('button')
    ?.focus()
}
