import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import { attendanceColumns, type AttendanceLine } from './attendance-table.ts'

/** One day on paper. */
export function AttendancePrint({ title, lines }: { title: string; lines: readonly AttendanceLine[] }) {
  return (
    <PrintView>
      <h1 className="mb-3 text-l font-bold">{title}</h1>
      <table className="w-full text-left text-base">
        <thead className="text-s text-ink-2">
          <tr>
            {attendanceColumns.map(({ heading }) => (
              <th key={heading} className="py-1 pr-3">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place} className="border-t border-hair">
              {[line.stuNo, line.username, line.state, line.teacherName, line.time].map((cell, column) => (
                <td key={attendanceColumns[column]?.heading} className="py-1 pr-3 wrap-anywhere">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintView>
  )
}
