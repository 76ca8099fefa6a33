import type { SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { PrintView } from '../../shared/ui/layout/PrintView.tsx'
import { whoSitsAt } from './seating-plan.ts'

export type SeatPrintProps = { title: string; plan: SeatingPlan; students: readonly Student[] }

/** The seats on one page of A4, for the teacher's desk; on the screen it is not seen. */
export function SeatPrint({ title, plan, students }: SeatPrintProps) {
  const names = new Map(students.map(({ id, username }) => [id, username]))
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

  return (
    <PrintView>
      <h1 className="mb-3 text-center text-h font-bold">{title} 座位表</h1>
      <p className="mx-auto mb-4 w-48 border-2 border-ink py-1 text-center font-bold">讲台</p>
      <table className="w-full table-fixed border-collapse">
        <tbody>
          {numbers(plan.rows).map((row) => (
            <tr key={row}>
              {numbers(plan.columns).map((column) => (
                <td
                  key={column}
                  className="h-14 border border-ink px-0.5 text-center text-m leading-tight wrap-anywhere"
                >
                  {names.get(whoSitsAt(plan.seats, { row, column }) ?? '')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </PrintView>
  )
}
