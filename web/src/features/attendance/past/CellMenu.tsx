import { attendanceNames, type AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { Eraser, NotebookPen } from 'lucide-react'
import { swallowSecondTap } from '../../../shared/device/swallow-second-tap.ts'
import { MenuItem } from '../../../shared/ui/overlay/MenuItem.tsx'
import { MenuList } from '../../../shared/ui/overlay/MenuList.tsx'
import { kindsToChoose } from '../attendance-kinds.ts'
import { formatWeekdayDate } from '../format-attendance.ts'
import type { MonthCell } from './AttendanceMonthTable.tsx'
import { MarkSymbol } from './MarkSymbol.tsx'

export type CellMenuProps = {
  cell: MonthCell
  onChoose: (state: AttendanceState | null) => void
  onNote: () => void
  onClose: () => void
}

const WIDTH_PX = 200
const MAX_HEIGHT_PX = 490

/** What a pupil's day is corrected to; beside its cell, and never outside the window. */
export function CellMenu({ cell, onChoose, onNote, onClose }: CellMenuProps) {
  const { line, day, mark, place } = cell
  const title = `${line.called} ${formatWeekdayDate(day.date)}`

  function choose(state: AttendanceState | null): void {
    // Beneath the menu lie other cells, each with a menu like this one.
    swallowSecondTap()
    onChoose(state)
  }

  return (
    <MenuList
      label={title}
      onClose={onClose}
      className="fixed max-h-[calc(100dvh-16px)]"
      style={{
        width: WIDTH_PX,
        left: `max(8px, min(${place.left}px, 100vw - ${WIDTH_PX + 16}px))`,
        top: `max(8px, min(${place.bottom + 4}px, 100dvh - ${MAX_HEIGHT_PX}px))`,
      }}
    >
      <p className="px-4 py-2 text-s text-ink-2">{title}</p>
      {kindsToChoose(mark?.state).map((state) => (
        <MenuItem key={state} isChecked={state === mark?.state} onSelect={() => choose(state)}>
          <span aria-hidden>
            <MarkSymbol state={state} />
          </span>
          {attendanceNames[state]}
        </MenuItem>
      ))}
      <MenuItem onSelect={onNote}>
        <NotebookPen aria-hidden />
        写备注
      </MenuItem>
      {mark && (
        <MenuItem onSelect={() => choose(null)}>
          <Eraser aria-hidden />
          清除
        </MenuItem>
      )}
    </MenuList>
  )
}
