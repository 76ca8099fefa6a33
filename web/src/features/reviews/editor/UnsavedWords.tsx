import { classArchived } from '@pinge/contract/protocol/errors/classes.ts'
import { reviewLocked } from '@pinge/contract/protocol/errors/reviews.ts'
import { Copy, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { copyText, formatSelected } from '../../../shared/text/copy-text.ts'
import { formatTime } from '../../../shared/time/format-time.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { keepReview, takeUpReview, useKeptReviews } from '../kept-reviews.store.ts'
import type { Review, ReviewEdit, ReviewPlace } from '../review-edit.ts'

export type UnsavedWordsProps = { review: Review; place: ReviewPlace }

/** What this device keeps of a review that can only be read by now: why it is not saved, and what can be done with it. */
export function UnsavedWords({ review, place }: UnsavedWordsProps) {
  const userId = useCurrentUser()?.userId ?? ''
  const kept = useKeptReviews(userId, place).get(place.studentId)
  const written = useRef<HTMLParagraphElement>(null)
  const [told, setTold] = useState('')
  const now = useNow()
  const [isDiscarding, setDiscarding] = useState(false)
  if (!kept) return null
  const words = wordsOf(kept.edit)
  const copy = async () =>
    setTold((await copyText(words, written.current)) === 'copied' ? '已复制' : formatSelected('这些字'))
  return (
    <section aria-label="没有存上的评语" className="flex flex-col gap-3 rounded-card bg-sun-tint p-4">
      <p className="font-bold text-sun-ink">
        {whyNot(review, now)}。你之前写的这些没有存上，只在这台设备上：
      </p>
      <p ref={written} className="rounded-field bg-white p-3 whitespace-pre-wrap wrap-anywhere">
        {words === '' ? '（没有文字）' : words}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {words !== '' && (
          <Button variant="white" onClick={() => void copy()}>
            <Copy aria-hidden />
            复制
          </Button>
        )}
        <Button variant="quiet" onClick={() => setDiscarding(true)}>
          <Trash2 aria-hidden />
          放弃
        </Button>
        <p role="status" className="text-s text-sun-ink">
          {told}
        </p>
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        title="放弃没有存上的评语？"
        description={`${review.username}已保存的评语不变，你写的这些找不回来。`}
        confirmLabel="放弃"
        isDestructive
        onConfirm={() => {
          // Those that an earlier page or another tab left are this tab's from now on.
          takeUpReview(userId, place)
          keepReview(userId, place, null)
        }}
        onCancel={() => setDiscarding(false)}
      />
    </section>
  )
}

/** In the words of the server, which does not take it. */
function whyNot({ isLocked, lock }: Review, now: number): string {
  if (lock)
    return `${lock.teacherName}在${formatTime(lock.lockedAt, now)} 锁定了这份评语，请创建者解锁后再修改`
  return isLocked ? reviewLocked.message : classArchived.message
}

function wordsOf({ text, teacherWords }: ReviewEdit): string {
  return [text, teacherWords && `寄语：${teacherWords}`].filter((part) => part.trim() !== '').join('\n')
}
