import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance.ts'
import { useCallback, useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import type { MonthCell } from './AttendanceMonthTable.tsx'

type Open = { as: 'menu' | 'note'; cell: MonthCell } | null

/** A cell of the month that is open, and how it is written over. */
export function useCorrecting(classId: string) {
  const [open, setOpen] = useState<Open>(null)
  // A mark set twice is the same mark.
  const { write, isSending, problem, forgetProblem } = useWrite(saveAttendance, { isRepeatable: true })
  const openCell = useCallback((cell: MonthCell) => setOpen({ as: 'menu', cell }), [])

  async function save(
    { line, day }: MonthCell,
    state: AttendanceState | null,
    note?: string,
  ): Promise<boolean> {
    const marks = [{ studentId: line.id, state, ...(note !== undefined && { note }) }]
    const { isDone } = await write({ classId, date: day.date, marks })
    return isDone
  }

  return {
    open,
    openCell,
    openNote: (cell: MonthCell) => {
      // It tells of another cell.
      forgetProblem()
      setOpen({ as: 'note', cell })
    },
    close: useCallback(() => setOpen(null), []),
    choose: async (cell: MonthCell, state: AttendanceState | null) => {
      setOpen(null)
      await save(cell, state)
    },
    saveNote: async (cell: MonthCell, state: AttendanceState, note: string) => {
      // By now another cell may be open.
      if (await save(cell, state, note)) setOpen((now) => (now?.cell === cell ? null : now))
    },
    saving: { isSending, problem },
  }
}
