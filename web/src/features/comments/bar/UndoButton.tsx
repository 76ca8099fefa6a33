import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { useCountdown } from '../../../shared/time/use-countdown.ts'
import { useKeptFocus } from '../../../shared/ui/buttons/use-kept-focus.ts'
import { useGiving } from '../give/GivingProvider.tsx'
import './undo-ring.css'

export type UndoButtonProps = {
  isHeld: boolean
  /** Ctrl+Z does the same: it takes back the newest alone. */
  hasKey: boolean
  onClick: () => void
  className?: string
}

/** The way back, with a ring that closes as its time runs down. */
export function UndoButton({ isHeld, hasKey, onClick, className = '' }: UndoButtonProps) {
  const button = useKeptFocus(undefined, false)
  return (
    <button
      ref={button}
      type="button"
      aria-keyshortcuts={hasKey ? 'Control+Z' : undefined}
      onClick={onClick}
      className={`flex min-h-12 shrink-0 items-center gap-2 rounded-full bg-white/14 px-4.5 font-bold whitespace-nowrap hover:bg-white/22 ${className}`}
    >
      <svg aria-hidden viewBox="0 0 22 22" fill="none" className="size-5.5 -rotate-90">
        <circle cx="11" cy="11" r="9" stroke="currentColor" strokeOpacity=".25" strokeWidth="3" />
        <circle
          cx="11"
          cy="11"
          r="9"
          pathLength="1"
          stroke="var(--color-sun)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1"
          className="undo-ring"
          style={{
            animationDuration: `${UNDO_TOAST_MS}ms`,
            animationPlayState: isHeld ? 'paused' : 'running',
          }}
        />
      </svg>
      撤销
      {hasKey && (
        <kbd aria-hidden className="num font-normal opacity-85 max-md:hidden pointer-coarse:hidden">
          Ctrl+Z
        </kbd>
      )}
    </button>
  )
}

/** Of a comment. */
export function CommentUndo(props: Omit<UndoButtonProps, 'hasKey'>) {
  return <UndoButton {...props} hasKey={useGiving(({ isActionNewest }) => !isActionNewest)} />
}

/** The undo, kept in reach while the next pupils are being chosen. */
export function UndoInBar({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  useCountdown(UNDO_TOAST_MS, false, onClose)
  return <CommentUndo isHeld={false} onClick={onUndo} className="bg-ink! text-white hover:bg-ink-2!" />
}
