import { ListChecks, Search, X, Zap } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'
import { Segmented, type SegmentedOption } from '../../shared/ui/form/Segmented.tsx'
import { QualityLegend } from './QualityLegend.tsx'
import { studentOrders, type ShownOrder, type StudentOrder } from './sort-students.ts'

export type StudentToolbarProps = {
  typed: string
  searchRef: Ref<HTMLInputElement>
  order: ShownOrder
  isChoosing: boolean
  onType: (typed: string) => void
  /** Enter: the first pupil found is the one who was meant. */
  onPickFirst: () => void
  /** Space after letters: that pupil, and others with them. */
  onTickFirst: () => void
  /** Enter with nothing typed: who is ticked is everybody who was meant. */
  onEnter: () => void
  onOrder: (order: StudentOrder) => void
  onChoose: () => void
  /** 连续点评: an item first. Nothing where something else is going on. */
  onSeries: (() => void) | undefined
  /** What stands at the right of a wide screen. */
  children?: ReactNode
}

const redeemOnly: readonly SegmentedOption<ShownOrder>[] = [{ value: 'redeem', label: '按可兑换积分' }]

export function StudentToolbar(props: StudentToolbarProps) {
  const {
    typed,
    searchRef,
    order,
    isChoosing,
    onType,
    onPickFirst,
    onTickFirst,
    onOrder,
    onChoose,
    onSeries,
  } = props

  function handleKeyDown(event: KeyboardEvent): void {
    // Enter that ends the writing of Chinese picks a word, not a pupil.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      if (typed.trim() === '') props.onEnter()
      else onPickFirst()
    }
    // No name begins with pinyin letters and a space.
    if (event.key === ' ' && /^[a-z]+$/i.test(typed)) {
      event.preventDefault()
      onTickFirst()
    }
    if (event.key === 'Escape') onType('')
  }

  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2 pb-2.5 sm:gap-3 sm:px-8 sm:py-0 board:px-11">
      <label className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 rounded-full bg-white/80 pr-1 pl-4 text-ink-2 focus-within:outline-3 focus-within:outline-brand sm:w-66 sm:flex-none board:min-h-15 board:w-96">
        <Search aria-hidden className="size-4.5 shrink-0 board:size-6" />
        <input
          ref={searchRef}
          type="search"
          value={typed}
          aria-label="按姓名或拼音首字母找学生"
          placeholder="姓名、拼音首字母，如 cyn"
          autoComplete="off"
          onChange={(event) => onType(event.target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-11 w-full min-w-0 bg-transparent text-name text-ellipsis text-ink shadow-none! outline-none! placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden board:text-l"
        />
        {typed !== '' && (
          <IconButton label="清空查找" className="size-11!" onClick={() => onType('')}>
            <X />
          </IconButton>
        )}
      </label>
      <Segmented<ShownOrder>
        label="排序"
        value={order}
        options={order === 'redeem' ? redeemOnly : studentOrders}
        onChange={(next) => next !== 'redeem' && onOrder(next)}
        className="max-sm:[&_button]:px-3 board:[&_button]:min-h-13 board:[&_button]:px-6 board:[&_button]:text-l"
      />
      <Button
        variant="white"
        aria-pressed={isChoosing}
        onClick={onChoose}
        aria-label="多选"
        className="bg-white/75! px-4! max-sm:w-12 max-sm:px-0! aria-pressed:bg-brand! aria-pressed:text-white board:min-h-15 board:px-6! board:text-l!"
      >
        <ListChecks aria-hidden />
        <span className="max-sm:hidden">多选</span>
      </Button>
      <Button
        variant="white"
        disabled={!onSeries}
        onClick={onSeries}
        className="bg-white/75! px-4! max-md:hidden board:min-h-15! board:px-6! board:text-l!"
      >
        <Zap aria-hidden />
        连续点评
      </Button>
      <div className="ml-auto flex min-w-0 items-center gap-4 max-lg:hidden">
        <QualityLegend className="max-[1359px]:hidden" />
        {props.children}
      </div>
    </div>
  )
}
