import { lockReviews } from '@pinge/contract/reviews/reviews.ts'
import { ArrowRight, Check, Copy, Lock, LockOpen, RefreshCw, WandSparkles } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useKeyDown } from '../../../shared/keys/use-key-down.ts'
import { copyText, formatSelected } from '../../../shared/text/copy-text.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
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
  const foot = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState({ text: '', told: '' })
  const copy = async () => {
    const { text } = edit
    // It stands first in the card of which this is the foot.
    const outcome = await copyText(text, foot.current?.parentElement?.querySelector('textarea'))
    // So short that no button gives way to it.
    setCopied({ text, told: outcome === 'copied' ? '已复制' : formatSelected('评语') })
  }
  const isEmpty = edit.text.trim() === ''
  const lock = async (isLocked: boolean) => {
    if (await editing.save()) await write({ classId, termKey, studentIds: [studentId], isLocked })
  }
  const { isFinishing, finish } = useFinish(editing, isReadOnly || isEmpty, () => {
    // Not from a pupil who was left for another one meanwhile.
    if (foot.current && neighbours.next) onOpen(neighbours.next.studentId)
  })
  return (
    <footer
      ref={foot}
      className="review-foot mt-auto -mb-2 flex flex-wrap items-center gap-2 bg-white py-2 md:sticky md:bottom-0"
    >
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
        <Button variant="quiet" onClick={() => void copy()}>
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
      {/* Not as a toast, which would lie over these buttons. */}
      <p role="status" className="text-s text-ink-2">
        {copied.text === edit.text && copied.told}
      </p>
      <Problem text={problem} />
      {!isReadOnly && (
        <Button
          title="Ctrl+Enter"
          className="ml-auto max-sm:w-full"
          disabled={isEmpty}
          isBusy={isFinishing}
          onClick={() => void finish()}
        >
          {neighbours.next ? '写好了，下一个' : '写好了'}
          {neighbours.next ? <ArrowRight aria-hidden /> : <Check aria-hidden />}
        </Button>
      )}
    </footer>
  )
}

/** 写好了, by the button or by Ctrl and Enter; `onSaved` when it is. */
function useFinish(editing: ReviewEditing, isOff: boolean, onSaved: () => void) {
  const [isFinishing, setIsFinishing] = useState(false)
  const finish = async () => {
    setIsFinishing(true)
    const isSaved = await editing.finish()
    setIsFinishing(false)
    if (isSaved) onSaved()
  }
  // From wherever the caret stands.
  useKeyDown((event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isOff || isFinishing) return
    event.preventDefault()
    void finish()
  })
  return { isFinishing, finish }
}
