import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { ListChecks, Zap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Segmented, type SegmentedOption } from '../../../shared/ui/form/Segmented.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { studentOrders, type ShownOrder, type StudentOrder } from '../list/sort-students.ts'

export type StudentToolbarProps = {
  /** The field that finds pupils. */
  search: ReactNode
  order: ShownOrder
  isScoreHidden: boolean
  isSelecting: boolean
  onOrder: (order: StudentOrder) => void
  onSelect: () => void
  /** 连续点评: an item first. Nothing during a selection or a series. */
  onSeries: (() => void) | undefined
  /** What stands at the right of a wide screen. */
  children?: ReactNode
}

const redeemOnly: readonly SegmentedOption<ShownOrder>[] = [{ value: 'redeem', label: '按可兑换积分' }]

function ordersOf(order: ShownOrder, isScoreHidden: boolean): readonly SegmentedOption<ShownOrder>[] {
  if (order === 'redeem') return redeemOnly
  return studentOrders.filter(({ value }) => !isScoreHidden || value !== 'total')
}

/** Finds, sorts and selects pupils. */
export function StudentToolbar(props: StudentToolbarProps) {
  const { search, order, isScoreHidden, isSelecting, onOrder, onSelect, onSeries, children } = props
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2 pb-2.5 sm:gap-3 sm:px-8 sm:py-0">
      {search}
      <Segmented<ShownOrder>
        label="排序"
        value={order}
        options={ordersOf(order, isScoreHidden)}
        onChange={(next) => next !== 'redeem' && onOrder(next)}
        className="max-sm:[&_button]:px-3"
      />
      <Button
        variant="white"
        aria-pressed={isSelecting}
        onClick={onSelect}
        aria-label="多选"
        className="bg-white/75! px-4! max-sm:w-12 max-sm:px-0! aria-pressed:bg-brand! aria-pressed:text-white"
      >
        <ListChecks aria-hidden />
        <span className="max-sm:hidden">多选</span>
      </Button>
      <Button
        variant="white"
        disabled={!onSeries}
        onClick={onSeries}
        className="bg-white/75! px-4! max-md:hidden"
      >
        <Zap aria-hidden />
        连续点评
      </Button>
      <div className="ml-auto flex min-w-0 flex-1 basis-52 items-center justify-end gap-4 max-lg:hidden">
        <QualityLegend className="max-[1359px]:hidden" />
        {children}
      </div>
    </div>
  )
}

/** What the shapes under a name mean. */
function QualityLegend({ className }: { className: string }) {
  return (
    <ul aria-label="今天夸过的品质" className={`flex items-center gap-3.5 text-s text-ink-2 ${className}`}>
      {qualityTypes.map(({ type, tab }) => (
        <li key={type} className="flex items-center gap-1.5">
          <QualityShape type={type} />
          {tab}
        </li>
      ))}
    </ul>
  )
}
