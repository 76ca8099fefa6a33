import type { Student } from '@pinge/contract/students.ts'
import { Gift, RotateCcw, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { FaceRow } from './FaceRow.tsx'

/** What the selected pupils are for, and how its button looks. */
const actions = {
  comment: { label: '点评', icon: Sparkles, variant: 'primary', ground: 'bg-white', band: null },
  exchange: {
    label: '兑换',
    icon: Gift,
    variant: 'sun',
    ground: 'bg-sun-tint',
    band: { words: '正在兑换', look: 'bg-sun text-on-sun' },
  },
  reset: {
    label: '总分清零',
    icon: RotateCcw,
    variant: 'danger',
    ground: 'bg-clay-tint',
    band: { words: '正在清零', look: 'bg-white text-clay' },
  },
} as const

export type SelectionBarProps = {
  selected: readonly Student[]
  onSelectAll: () => void
  onInvert: () => void
  onCancel: () => void
  onAction: () => void
  purpose: keyof typeof actions
  /** For the same pupils, in place of a comment. */
  onExchange?: (() => void) | undefined
  onReset?: (() => void) | undefined
  /** How many teams are selected, when it is teams; `selected` are their members. */
  teamCount?: number | undefined
  /** What else must stay in reach, such as the undo of what was just given. */
  children?: ReactNode
}

/** Who is selected, pupils or teams, and the one action for them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selected, onSelectAll, onInvert, onCancel, onAction, purpose, teamCount, children } = props
  const { label, icon: Icon, variant, ground, band } = actions[purpose]
  const count = teamCount ?? selected.length
  const unit = teamCount === undefined ? '人' : '组'
  return (
    <div
      role="toolbar"
      aria-label={teamCount === undefined ? '已选学生' : '已选小组'}
      className={`flex h-17 w-full animate-rise-in items-center gap-1 rounded-[2.125rem] cramped:h-auto cramped:flex-wrap cramped:py-2 ${ground} pr-2 pl-3.5 whitespace-nowrap shadow-float sm:w-auto sm:pr-2.5 sm:pl-4.5`}
    >
      {band && (
        <b className={`mr-2 rounded-full px-3.5 py-2 text-name max-md:hidden ${band.look}`}>{band.words}</b>
      )}
      <FaceRow students={selected} size={40} className={band ? 'max-lg:hidden' : 'max-sm:hidden'} />
      {!children && !band && (
        <FaceRow students={selected} size={36} limit={2} className="max-[24rem]:hidden sm:hidden" />
      )}
      <span role="status" className="mx-2 text-m max-[24rem]:mx-0 sm:mr-2 sm:ml-3">
        <span className="max-sm:hidden">已选 </span>
        <b className="num text-l">{count}</b> {unit}
      </span>
      <span aria-hidden className="mx-2 h-7 w-px bg-line max-sm:hidden" />
      <span className="flex-1 sm:hidden" />
      {children}
      <Button variant="quiet" className={children ? `${quiet} max-sm:hidden` : quiet} onClick={onSelectAll}>
        全选
      </Button>
      <Button variant="quiet" className={`${quiet} max-sm:hidden`} onClick={onInvert}>
        反选
      </Button>
      <Button data-is-way-back variant="quiet" className={quiet} onClick={onCancel}>
        取消
      </Button>
      <OtherUses {...props} />
      <Button
        disabled={count === 0}
        variant={variant}
        onClick={onAction}
        className="min-h-13! px-5! text-[1.0625rem]! sm:ml-2 sm:px-7.5!"
      >
        <Icon aria-hidden className="max-[24rem]:hidden" />
        {label}
        <span className="max-sm:sr-only">
          {' '}
          {count} {unit}
        </span>
      </Button>
    </div>
  )
}

/** What else the selected pupils can be for; on a narrow screen it stands behind ⋯ in the head. */
function OtherUses({ selected, purpose, teamCount, onExchange, onReset }: SelectionBarProps) {
  if (purpose !== 'comment' || teamCount !== undefined) return null
  return (
    <>
      <span aria-hidden className="mx-2 h-7 w-px bg-line max-lg:hidden" />
      {onExchange && (
        <Button
          variant="quiet"
          disabled={selected.length === 0}
          className={`${quiet} ${other}`}
          onClick={onExchange}
        >
          <Gift aria-hidden />
          兑换
        </Button>
      )}
      {onReset && (
        <Button
          variant="quiet"
          disabled={selected.length === 0}
          className={`${quiet} ${other}`}
          onClick={onReset}
        >
          <RotateCcw aria-hidden />
          总分清零
        </Button>
      )}
    </>
  )
}

const other = 'max-lg:hidden disabled:bg-transparent'

const quiet = 'px-2.5! sm:px-3.5!'
