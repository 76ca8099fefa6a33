import { undoComment } from '@pinge/contract/comments.ts'
import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { useEffect, useState } from 'react'
import { isKeyOfField } from '../../../../features/class-screen/use-class-keys.ts'
import { UndoButton } from '../../../../features/comments/bar/UndoButton.tsx'
import { useGiver, useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { isPassingFailure } from '../../../../shared/api/failure/is-passing-failure.ts'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { useKeyDown } from '../../../../shared/keys/use-key-down.ts'
import { useCountdown } from '../../../../shared/time/use-countdown.ts'
import { showSuccess, useToasts } from '../../../../shared/ui/feedback/show-toast.ts'
import { laneClasses } from '../../../../shared/ui/layout/lane-classes.ts'
import { Picture } from '../../../../shared/ui/picture/Picture.tsx'

/** An exchange or a reset that was just done. */
export type DoneAction = {
  batchId: string
  icon: string
  text: string
  /** What is said once it was taken back. */
  undone: string
}

const headClasses = 'fixed inset-x-3 top-2 z-20 grid justify-items-center'

export type ActionNoticeProps = {
  classId: string
  done: DoneAction
  /** A bar stands in the lane: then it is told over the head of the page, and covers no pupil there either. */
  isBarShown: boolean
  onClose: () => void
}

/** What was just done, with the way back while its time runs. */
export function ActionNotice({ classId, done, isBarShown, onClose }: ActionNoticeProps) {
  const [isHeld, setIsHeld] = useState(false)
  const hasKey = useIsNewest()
  const { undo, isSending } = useUndo(classId, done, hasKey, onClose)
  // A toast lies over the head for as long as it is told.
  const isCovered = useToasts(({ toasts }) => toasts.length > 0) && isBarShown
  const stands = isHeld || isSending || isCovered
  useCountdown(UNDO_TOAST_MS, stands, onClose)

  return (
    <div className={isBarShown ? headClasses : laneClasses}>
      <div
        role="group"
        aria-label="刚才的操作"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="pointer-events-auto flex min-h-16 w-full animate-rise-in items-center gap-2.5 rounded-[2rem] bg-ink px-2.5 py-2 text-name text-white shadow-float select-none sm:w-auto sm:max-w-[calc(100vw-4rem)] sm:gap-3.5 sm:pl-3.5"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-[#24505e]">
          <Picture name={done.icon} size={34} />
        </span>
        <span className="line-clamp-2 min-w-0 flex-1">{done.text}</span>
        <UndoButton isHeld={stands} hasKey={hasKey} onClick={() => void undo()} />
      </div>
    </div>
  )
}

/** Whether no comment that stands came after it. */
function useIsNewest(): boolean {
  const { tellAction } = useGiver()
  // What was given lies outside React.
  useEffect(() => {
    tellAction(true)
    return () => tellAction(false)
  }, [tellAction])
  return useGiving(({ isActionNewest, last }) => isActionNewest || last === null)
}

/** Takes back an action, by its button or by Ctrl+Z. */
function useUndo(classId: string, { batchId, undone }: DoneAction, hasKey: boolean, onClose: () => void) {
  const { write, isSending } = useWrite(undoComment, { announces: 'failures' })

  async function undo(): Promise<void> {
    if (isSending) return
    const written = await write({ classId, batchId })
    if (written.isDone) showSuccess(undone)
    if (written.isDone || !isPassingFailure(written.error)) onClose()
  }
  // Ctrl+Z takes back what was done last, before the screen beneath hears of it.
  useKeyDown((event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
    if (!hasKey || !isUndo || isKeyOfField(event.target)) return
    event.preventDefault()
    void undo()
  }, 'first')

  return { undo, isSending }
}
