import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { Check, LoaderCircle } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useIsKeptQuiet } from '../../../shared/device/reminder-display.store.ts'
import { useCountdown } from '../../../shared/time/use-countdown.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { formatReceivers, quietWords } from '../give/format-comment.ts'
import type { CommentNotice, GivenComment } from '../give/given-comment.ts'
import { CommentSentence } from './CommentSentence.tsx'
import { CommentUndo } from './UndoButton.tsx'

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
  const isQuiet = useIsKeptQuiet(comment.item.score)
  const told = { comment, isQuiet, onClose }
  switch (notice.phase) {
    case 'given':
      return <GivenBar key={comment.requestId} {...told} onUndo={onUndo} />
    case 'undoing':
      return (
        <Pill item={comment.item} isQuiet={isQuiet}>
          <span className="min-w-0 flex-1 truncate">
            {isQuiet ? quietWords.undoing : `正在撤销“${comment.item.name}”`}
          </span>
          <LoaderCircle aria-hidden className="mr-4 size-5 animate-spin" />
        </Pill>
      )
    case 'undone':
      return <UndoneBar key={comment.undoRequestId} {...told} />
    case 'queued':
      return <GivenBar key={comment.requestId} {...told} isQueued onUndo={onUndo} />
  }
}

type BarProps = {
  comment: GivenComment
  /** Told without name, item and points: a class may be looking at a reminder. */
  isQuiet: boolean
  onClose: () => void
}

type GivenBarProps = BarProps & {
  /** It waits for the network. */
  isQueued?: boolean
  onUndo: (comment: GivenComment) => void
}

function GivenBar({ comment, isQuiet, isQueued = false, onUndo, onClose }: GivenBarProps) {
  const [isHeld, setIsHeld] = useState(false)
  useCountdown(UNDO_TOAST_MS, isHeld, onClose)
  return (
    <Pill item={comment.item} isQuiet={isQuiet} onHold={setIsHeld}>
      {isQuiet ? (
        <span className="min-w-0 flex-1">{isQueued ? quietWords.queued : quietWords.given}</span>
      ) : (
        <CommentSentence comment={comment} isQueued={isQueued} />
      )}
      <CommentUndo isHeld={isHeld} onClick={() => onUndo(comment)} />
    </Pill>
  )
}

function UndoneBar({ comment, isQuiet, onClose }: BarProps) {
  useCountdown(UNDONE_MS, false, onClose)
  return (
    <Pill item={comment.item} isQuiet={isQuiet}>
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

type PillProps = {
  item: GivenComment['item']
  isQuiet: boolean
  onHold?: (isHeld: boolean) => void
  children: ReactNode
}

/** Time stands still while a hand or the focus rests on it. A double tap on its button marks no words. */
function Pill({ item, isQuiet, onHold, children }: PillProps) {
  return (
    <div
      role="group"
      aria-label="刚才的点评"
      onPointerEnter={() => onHold?.(true)}
      onPointerLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
      className="flex min-h-16 w-full animate-rise-in cramped:flex-wrap cramped:justify-end items-center gap-2.5 rounded-[2rem] bg-ink py-2 pr-2.5 pl-2.5 text-name text-white shadow-float select-none sm:w-auto sm:max-w-[calc(100vw-4rem)] sm:gap-3.5 sm:pl-3.5"
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
