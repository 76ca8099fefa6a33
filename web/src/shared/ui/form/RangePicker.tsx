import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Days } from '@pinge/contract/values/school-days/school-dates.ts'
import { dayRanges, daysOf, type DayRange, type TermDays } from '../../time/day-range.ts'
import { onDemand } from '../../on-demand.tsx'
import { Skeleton } from '../feedback/Skeleton.tsx'
import { Segmented } from './Segmented.tsx'

/** Only days of one's own are typed. */
const DateField = onDemand(async () => (await import('./DateField.tsx')).DateField, {
  preload: 'first-sign',
  fallback: <Skeleton className="h-19" />,
})

export type PickedRange = { range: DayRange } & Days

export type RangePickerProps = {
  picked: PickedRange
  /** A moment of today. */
  today: number
  /** As the class has it. */
  term?: TermDays | undefined
  onPick: (picked: PickedRange) => void
}

/** 今日, 本周, 本月, 本学期, or days of one's own. */
export function RangePicker({ picked, today, term, onPick }: RangePickerProps) {
  return (
    <Segmented
      label="时间"
      value={picked.range}
      options={dayRanges}
      // Days of one's own begin as those that were shown.
      onChange={(range) => onPick({ range, ...daysOf(picked.range, picked, today, term) })}
      className="max-sm:w-full max-sm:[&_button]:px-1"
    />
  )
}

/** The days of one's own; nothing for any other range. */
export function OwnDays({ picked, today, onPick }: RangePickerProps) {
  if (picked.range !== 'custom') return null
  const days = daysOf('custom', picked, today)
  return (
    <div className="grid max-w-md grid-cols-2 gap-3">
      <DateField
        label="从"
        value={days.from}
        max={localDate(today)}
        onChange={(from) => from !== '' && onPick({ range: 'custom', ...days, from })}
      />
      <DateField
        label="到"
        value={days.to}
        max={localDate(today)}
        onChange={(to) => to !== '' && onPick({ range: 'custom', ...days, to })}
      />
    </div>
  )
}
