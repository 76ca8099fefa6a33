import { addMonths } from '@pinge/contract/values/school-month.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../../shared/ui/form/IconButton.tsx'
import { formatMonth } from './attendance-month.ts'

export type MonthSwitcherProps = {
  /** YYYY-MM. */
  month: string
  /** No later one has come. */
  last: string
  onChange: (month: string) => void
}

export function MonthSwitcher({ month, last, onChange }: MonthSwitcherProps) {
  return (
    <div role="group" aria-label="哪个月" className="flex items-center gap-1 max-sm:w-full">
      <IconButton label="上个月" onClick={() => onChange(addMonths(month, -1))}>
        <ChevronLeft />
      </IconButton>
      <output className="num min-w-28 flex-1 text-center text-m">{formatMonth(month)}</output>
      {/* Not disabled: it would lose the focus. */}
      <IconButton
        label="下个月"
        aria-disabled={month >= last}
        className="aria-disabled:opacity-40"
        onClick={() => month < last && onChange(addMonths(month, 1))}
      >
        <ChevronRight />
      </IconButton>
    </div>
  )
}
