import { lockReviews } from '@pinge/contract/reviews/reviews.ts'
import { ArrowRight, Check, Copy, Lock, LockOpen, RefreshCw, WandSparkles } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useTask } from '../../../shared/api/use-task.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import type { Review, ReviewPlace } from '../review-edit.ts'
import type { Drafting } from '../use-drafting.ts'
import type { ReviewEditing } from '../use-review-editor.ts'
import type { Neighbours } from './neighbours.ts'

export type ReviewFootProps = {
  review: Review
  place: ReviewPlace
  editing: ReviewEditing
  drafting: Drafting
  neighbours: Neighbours
  isOwner: boolean
  /** An archived class. */
  isArchived: boolean
  /** That, or a locked review. */
  isReadOnly: boolean
  onOpen: (studentId: string) => void
}

/** What a review becomes: drafted, locked, or done and on to the next pupil. */
export function ReviewFoot(props: ReviewFootProps) {
  const { review, place, editing, drafting, neighbours, isOwner, isReadOnly, onOpen } = props
  const { classId, termKey, studentId } = place
  const { write, isBusy, problem } = useWrite(lockReviews, { isRepeatable: true })
  const { edit } = editing
  const copying = useTask(
    async () => {
      await navigator.clipboard.writeText(edit.text)
      showSuccess('已复制')
    },
    { announces: 'failures' },
  )
  const isEmpty = edit.text.trim() === ''
  const lock = async (isLocked: boolean) => {
    if (await editing.save()) await write({ classId, termKey, studentIds: [studentId], isLocked })
  }
  const finish = async () => {
    if ((await editing.finish()) && neighbours.next) onOpen(neighbours.next.studentId)
  }
  const finishByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isReadOnly || isEmpty) return
    event.preventDefault()
    void finish()
  })
  // The world outside: Ctrl and Enter end a review from wherever the caret stands.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => finishByKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <footer className="mt-auto -mb-2 flex flex-wrap items-center gap-2 bg-white py-2 md:sticky md:bottom-0">
      {!isReadOnly && (
        <Button variant="mist" isBusy={drafting.isDrafting} onClick={() => void drafting.redraft()}>
          {!drafting.isDrafting && (isEmpty ? <WandSparkles aria-hidden /> : <RefreshCw aria-hidden />)}
          {isEmpty ? '生成初稿' : '重新生成初稿'}
        </Button>
      )}
      {!isReadOnly && !isEmpty && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void lock(true)}>
          {!isBusy && <Lock aria-hidden />}
          锁定
        </Button>
      )}
      {!isEmpty && (
        <Button variant="quiet" onClick={() => void copying.run()}>
          <Copy aria-hidden />
          复制
        </Button>
      )}
      {review.isLocked && isOwner && !props.isArchived && (
        <Button variant="quiet" isBusy={isBusy} onClick={() => void lock(false)}>
          {!isBusy && <LockOpen aria-hidden />}
          解锁
        </Button>
      )}
      <Problem text={problem} />
      {!isReadOnly && (
        <Button
          title="Ctrl+Enter"
          className="ml-auto max-sm:w-full"
          disabled={isEmpty}
          onClick={() => void finish()}
        >
          {neighbours.next ? '写好了，下一个' : '写好了'}
          {neighbours.next ? <ArrowRight aria-hidden /> : <Check aria-hidden />}
        </Button>
      )}
    </footer>
  )
}
