import { UNDO_TOAST_MS } from '@pinge/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { UndoButton } from '../../../features/comments/bar/UndoButton.tsx'
import { useCountdown } from '../../../shared/time/use-countdown.ts'
import { useUndoBatch } from '../../../features/records/use-undo-batch.ts'
import { isNetworkFailure, NETWORK_FAILURE } from '../../../shared/api/describe-failure.ts'
import { isWriting } from '../../../shared/device/is-writing.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { showError, showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { markRewardsStale } from './mark-rewards-stale.ts'

/** An exchange or a reset that was just done. */
export type DoneDeed = {
  batchId: string
  undoRequestId: string
  icon: string
  text: string
  /** What is said once it was taken back. */
  undone: string
}

export type DeedNoticeProps = {
  classId: string
  done: DoneDeed
  /** It makes place for the bar of those who are chosen next. */
  isBarShown: boolean
  onClose: () => void
}

/** What was just done, with the way back while its time runs. */
export function DeedNotice({ classId, done, isBarShown, onClose }: DeedNoticeProps) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useUndoBatch(classId)
  const [isHeld, setIsHeld] = useState(false)
  useCountdown(UNDO_TOAST_MS, isHeld || isPending, onClose)

  function undo(): void {
    if (isPending) return
    mutate(
      { batchId: done.batchId, requestId: done.undoRequestId },
      {
        onSuccess: () => {
          showSuccess(done.undone)
          onClose()
        },
        onError: (error) => (isNetworkFailure(error) ? showError(NETWORK_FAILURE) : onClose()),
        onSettled: () => markRewardsStale(queryClient, classId),
      },
    )
  }
  const undoByKey = useEffectEvent(undo)

  // The browser's keyboard: what was done last is what Ctrl+Z takes back, before the screen beneath hears of it.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z'
      if (!isUndo || isWriting(event.target)) return
      event.preventDefault()
      undoByKey()
    }
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <div
      className={`pointer-events-none fixed inset-x-3 z-20 grid justify-items-center ${isBarShown ? 'bottom-28 board:bottom-34' : 'bottom-[max(16px,env(safe-area-inset-bottom))]'}`}
    >
      <div
        role="group"
        aria-label="刚才的操作"
        onPointerEnter={() => setIsHeld(true)}
        onPointerLeave={() => setIsHeld(false)}
        onFocus={() => setIsHeld(true)}
        onBlur={() => setIsHeld(false)}
        className="pointer-events-auto flex min-h-16 w-full animate-rise-in items-center gap-2.5 rounded-[32px] bg-ink px-2.5 py-2 text-name text-white shadow-float sm:w-auto sm:max-w-[calc(100vw-64px)] sm:gap-3.5 sm:pl-3.5 board:min-h-22 board:rounded-[44px] board:text-[22px]"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-[#24505e]">
          <Picture name={done.icon} size={34} />
        </span>
        <span role="status" className="line-clamp-2 min-w-0 flex-1">
          {done.text}
        </span>
        <UndoButton isHeld={isHeld || isPending} onClick={undo} />
      </div>
    </div>
  )
}
