import { UNDO_TOAST_MS } from '@pinge/contract/limits.ts'
import { LoaderCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { AwardSentence } from './AwardSentence.tsx'
import type { Award, AwardNotice } from './awards.ts'
import { describeReceivers } from './describe-award.ts'
import { UndoButton } from './UndoButton.tsx'
import { useCountdown } from '../../shared/time/use-countdown.ts'

/** After an undo the notice has said what it had to say sooner. */
const UNDONE_MS = 3_000

export type AwardNoticeBarProps = {
  notice: AwardNotice
  onUndo: (award: Award) => void
  onClose: () => void
}

/** What was just done, in the place of the bottom bar: one at a time, with the way back while it stands. */
export function AwardNoticeBar({ notice, onUndo, onClose }: AwardNoticeBarProps) {
  const { award } = notice
  switch (notice.phase) {
    case 'given':
      return <GivenBar key={award.requestId} award={award} onUndo={onUndo} onClose={onClose} />
    case 'undoing':
      return (
        <Pill award={award}>
          <span className="min-w-0 flex-1 truncate">正在撤销“{award.item.name}”</span>
          <LoaderCircle aria-hidden className="mr-4 size-5 animate-spin" />
        </Pill>
      )
    case 'undone':
      return <UndoneBar key={award.undoRequestId} award={award} onClose={onClose} />
    case 'queued':
      return <GivenBar key={award.requestId} award={award} isQueued onUndo={onUndo} onClose={onClose} />
  }
}

function GivenBar({
  award,
  isQueued = false,
  onUndo,
  onClose,
}: {
  award: Award
  /** It waits for the network. */
  isQueued?: boolean
  onUndo: (award: Award) => void
  onClose: () => void
}) {
  const [isHeld, setIsHeld] = useState(false)
  useCountdown(UNDO_TOAST_MS, isHeld, onClose)
  return (
    <Pill award={award} onHold={setIsHeld}>
      <AwardSentence award={award} isQueued={isQueued} />
      <UndoButton isHeld={isHeld} onClick={() => onUndo(award)} />
    </Pill>
  )
}

function UndoneBar({ award, onClose }: { award: Award; onClose: () => void }) {
  useCountdown(UNDONE_MS, false, onClose)
  return (
    <Pill award={award}>
      <span className="min-w-0 flex-1 truncate pr-4">
        已撤销<b>{describeReceivers(award)}</b>的“{award.item.name}”
      </span>
    </Pill>
  )
}

type PillProps = { award: Award; onHold?: (isHeld: boolean) => void; children: ReactNode }

/** Time stands still while a hand or the focus rests on it. */
function Pill({ award: { item }, onHold, children }: PillProps) {
  return (
    <div
      role="group"
      aria-label="刚才的点评"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      className="flex min-h-16 w-full animate-rise-in items-center gap-2.5 rounded-[32px] bg-ink py-2 pr-2.5 pl-2.5 text-name text-white shadow-float sm:w-auto sm:max-w-[calc(100vw-64px)] sm:gap-3.5 sm:pl-3.5 board:min-h-22 board:rounded-[44px] board:text-[22px]"
    >
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-[#24505e]">
        <Picture name={item.icon} size={34} fallback={{ text: item.name, type: item.type }} />
      </span>
      {children}
    </div>
  )
}
