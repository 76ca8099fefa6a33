import { UNDO_TOAST_MS } from '@pinge/contract/limits.ts'
import { UndoButton } from './UndoButton.tsx'
import { useCountdown } from '../../shared/time/use-countdown.ts'

/** The undo, kept in reach while the next pupils are being chosen. */
export function UndoInBar({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) {
  useCountdown(UNDO_TOAST_MS, false, onClose)
  return <UndoButton isHeld={false} onClick={onUndo} className="bg-ink! text-white hover:bg-ink-2!" />
}
