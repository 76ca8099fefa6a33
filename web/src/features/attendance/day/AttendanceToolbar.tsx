import { addDays } from '@pinge/contract/values/school-dates.ts'
import { CalendarDays, ChevronLeft, ChevronRight, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../shared/ui/form/IconButton.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'

export type AttendanceToolbarProps = {
  typed: string
  onType: (typed: string) => void
  /** The day that is shown; none later than today can be opened. */
  date: string
  today: string
  onOpen: (date: string) => void
  /** To the days on which attendance was taken. */
  onList: () => void
  hint: string
  /** What is done with the day as a whole. */
  children: ReactNode
}

/** Finds a pupil, and another day. */
export function AttendanceToolbar(props: AttendanceToolbarProps) {
  const { typed, onType, date, today, onOpen, onList, hint, children } = props
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
      <TextField
        label="按姓名或拼音首字母找学生"
        isLabelHidden
        type="search"
        placeholder="姓名、首字母"
        value={typed}
        onChange={onType}
        icon={<Search aria-hidden className="size-4.5 shrink-0 text-ink-2" />}
        className="w-full sm:w-48"
      />
      <div role="group" aria-label="哪一天" className="flex items-center gap-1 max-sm:w-full">
        <IconButton label="前一天" onClick={() => onOpen(addDays(date, -1))}>
          <ChevronLeft />
        </IconButton>
        <TextField
          label="日期"
          isLabelHidden
          type="date"
          max={today}
          value={date}
          onChange={(next) => next !== '' && next <= today && onOpen(next)}
          className="max-sm:flex-1"
        />
        <IconButton label="后一天" disabled={date >= today} onClick={() => onOpen(addDays(date, 1))}>
          <ChevronRight />
        </IconButton>
        <IconButton label="考勤记录" onClick={onList}>
          <CalendarDays />
        </IconButton>
      </div>
      <p className="text-base text-ink-2 lg:px-2">{hint}</p>
      <div className="ml-auto flex gap-2 max-sm:hidden">{children}</div>
    </div>
  )
}
