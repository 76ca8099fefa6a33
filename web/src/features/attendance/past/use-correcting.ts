import { attendanceMonth } from '@pinge/contract/attendance/attendance-past.ts'
import { saveAttendance, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { seenOf } from '../day/attendance-draft.ts'
import type { MonthMark } from './attendance-month.ts'
import type { MonthCell } from './AttendanceMonthTable.tsx'

type Open = { as: 'menu' | 'note'; cell: MonthCell } | null

/** A cell of the month that is open, and how it is written over. */
export function useCorrecting(classId: string) {
  const [open, setOpen] = useState<Open>(null)
  const queryClient = useQueryClient()
  /** What this teacher wrote and does not see in the sheet yet, by cell: the next mark is made over it. */
  const ownMarks = useRef(new Map<string, MonthMark | undefined>())
  // A mark set twice is the same mark.
  const { write, isSending, problem, forgetProblem } = useWrite(saveAttendance, { isRepeatable: true })
  const openCell = useCallback((cell: MonthCell) => setOpen({ as: 'menu', cell }), [])

  /** Over the mark that the teacher sees. */
  async function save(
    { line, day }: MonthCell,
    stored: MonthMark | undefined,
    mark: { state: AttendanceState | null; note?: string },
  ): Promise<boolean> {
    const place = placeOf({ line, day })
    const over = ownMarks.current.has(place) ? ownMarks.current.get(place) : stored
    const own = mark.state === null ? undefined : { note: over?.note, ...mark, state: mark.state }
    ownMarks.current.set(place, own)
    const seen = seenOf(over && { state: over.state, note: over.note ?? '' }, true)
    const written = await write({
      classId,
      date: day.date,
      marks: [{ studentId: line.id, ...mark, ...seen }],
    })
    const reread = written.isDone
      ? written.reread
      : // A colleague's mark of this moment may be why.
        queryClient.invalidateQueries({ queryKey: [attendanceMonth.path] })
    void reread.then(() => {
      if (ownMarks.current.get(place) !== own) return
      ownMarks.current.delete(place)
      if (written.isDone) setOpen((now) => markedIn(now, place, own))
    })
    return written.isDone
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
      await save(cell, cell.mark, { state })
    },
    saveNote: async (
      cell: MonthCell,
      over: MonthMark | undefined,
      mark: { state: AttendanceState; note: string },
    ) => {
      // By now another cell may be open.
      if (await save(cell, over, mark)) setOpen((now) => (now?.cell === cell ? null : now))
    },
    saving: { isSending, problem },
  }
}

function placeOf({ line, day }: Pick<MonthCell, 'line' | 'day'>): string {
  return `${line.id}/${day.date}`
}

/** A cell that was opened again before the sheet was read again goes on from the teacher's own mark. */
function markedIn(open: Open, place: string, mark: MonthMark | undefined): Open {
  return open && placeOf(open.cell) === place ? { ...open, cell: { ...open.cell, mark } } : open
}
