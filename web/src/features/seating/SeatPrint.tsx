import type { SeatingPlan } from '@pinge/contract/seating.ts'
import type { Student } from '@pinge/contract/students.ts'
import { Fragment } from 'react'
import { PrintView } from '../../shared/ui/layout/PrintView.tsx'
import { columnsOf } from './room-tracks.ts'
import { whoSitsAt } from './seating-plan.ts'

export type SeatPrintProps = {
  title: string
  plan: SeatingPlan
  isTurned: boolean
  students: readonly Student[]
}

/** The seats on one page of A4, for the teacher's desk; on the screen it is not seen. */
export function SeatPrint({ title, plan, isTurned, students }: SeatPrintProps) {
  const names = new Map(students.map(({ id, username }) => [id, username]))
  const rows = Array.from({ length: plan.rows }, (_, at) => (isTurned ? plan.rows - at : at + 1))
  const columns = columnsOf({ ...plan, isTurned })
  const desk = <p className="mx-auto my-3 w-48 border-2 border-ink py-1 text-center font-bold">讲台</p>

  return (
    <PrintView>
      <h1 className="mb-3 text-center text-h font-bold">{title} 座位表</h1>
      {!isTurned && desk}
      <table className="w-full table-fixed border-collapse">
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {columns.map(({ column, isAfterAisle }) => (
                <Fragment key={column}>
                  {isAfterAisle && <td aria-hidden className="w-5" />}
                  <td className="h-14 border border-ink px-0.5 text-center text-m leading-tight wrap-anywhere">
                    {names.get(whoSitsAt(plan.seats, { row, column }) ?? '')}
                  </td>
                </Fragment>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isTurned && desk}
    </PrintView>
  )
}
