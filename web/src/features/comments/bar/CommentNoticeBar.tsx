import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { useAreRemindersHidden } from '../../../shared/device/reminder-display.store.ts'
import { Check, LoaderCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { CommentSentence } from './CommentSentence.tsx'
import type { GivenComment, CommentNotice } from '../give/given-comment.ts'
import { formatReceivers, quietWords } from '../give/format-comment.ts'
import { UndoButton } from './UndoButton.tsx'
import { useCountdown } from '../../../shared/time/use-countdown.ts'

/** After an undo the notice has said what it had to say sooner. */
const UNDONE_MS = 3_000

export type CommentNoticeBarProps = {
  notice: CommentNotice
  onUndo: (comment: GivenComment) => void
  onClose: () => void
}

/** What was just done, in the place of the bottom bar: one at a time, with the way back while it stands. */
export function CommentNoticeBar({ notice, onUndo, onClose }: CommentNoticeBarProps) {
  const { comment } = notice
  const isQuiet = useIsQuiet(comment)
  switch (notice.phase) {
    case 'given':
      return <GivenBar key={comment.requestId} comment={comment} onUndo={onUndo} onClose={onClose} />
    case 'undoing':
      return (
        <Pill comment={comment}>
          <span className="min-w-0 flex-1 truncate">
            {isQuiet ? quietWords.undoing : `正在撤销“${comment.item.name}”`}
          </span>
          <LoaderCircle aria-hidden className="mr-4 size-5 animate-spin" />
        </Pill>
      )
    case 'undone':
      return <UndoneBar key={comment.undoRequestId} comment={comment} onClose={onClose} />
    case 'queued':
      return <GivenBar key={comment.requestId} comment={comment} isQueued onUndo={onUndo} onClose={onClose} />
  }
}

/** Whether a class may be looking at what is a reminder. */
function useIsQuiet({ item }: GivenComment): boolean {
  return useAreRemindersHidden() && item.score < 0
}

function GivenBar({
  comment,
  isQueued = false,
  onUndo,
  onClose,
}: {
  comment: GivenComment
  /** It waits for the network. */
  isQueued?: boolean
  onUndo: (comment: GivenComment) => void
  onClose: () => void
}) {
  const [isHeld, setIsHeld] = useState(false)
  const isQuiet = useIsQuiet(comment)
  useCountdown(UNDO_TOAST_MS, isHeld, onClose)
  return (
    <Pill comment={comment} onHold={setIsHeld}>
      {isQuiet ? (
        <span className="min-w-0 flex-1">{isQueued ? quietWords.queued : quietWords.given}</span>
      ) : (
        <CommentSentence comment={comment} isQueued={isQueued} />
      )}
      <UndoButton isHeld={isHeld} onClick={() => onUndo(comment)} />
    </Pill>
  )
}

function UndoneBar({ comment, onClose }: { comment: GivenComment; onClose: () => void }) {
  const isQuiet = useIsQuiet(comment)
  useCountdown(UNDONE_MS, false, onClose)
  return (
    <Pill comment={comment}>
      <span className="min-w-0 flex-1 truncate pr-4">
        {isQuiet ? (
          quietWords.undone
        ) : (
          <>
            已撤销<b>{formatReceivers(comment)}</b>的“{comment.item.name}”
          </>
        )}
      </span>
    </Pill>
  )
}

type PillProps = { comment: GivenComment; onHold?: (isHeld: boolean) => void; children: ReactNode }

/** Time stands still while a hand or the focus rests on it. */
function Pill({ comment, onHold, children }: PillProps) {
  const { item } = comment
  const isQuiet = useIsQuiet(comment)
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
        {isQuiet ? (
          <Check aria-hidden className="size-6" />
        ) : (
          <Picture name={item.icon} size={34} fallback={{ text: item.name, type: item.type }} />
        )}
      </span>
      {children}
    </div>
  )
}
