import { reviewStateNames } from '@pinge/contract/reviews/review-values.ts'
import type { reviewList } from '@pinge/contract/reviews/reviews.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { Check, CloudOff, Lock } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { NameText } from '../../../shared/text/NameText.tsx'
import { SearchInput } from '../../../shared/ui/form/SearchInput.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import type { Unsaved, WhyUnsaved } from '../sending/use-review-sender.ts'

export type ListedReview = DataOf<typeof reviewList>[number]

export type ReviewPupilsProps = {
  reviews: readonly ListedReview[]
  /** The pupil whose review is open. */
  openId: string
  unsaved: Unsaved
  onOpen: (studentId: string) => void
  className?: string
}

/** The pupils of the class, how far each review is, and how many are written. */
export function ReviewPupils({ reviews, openId, unsaved, onOpen, className = '' }: ReviewPupilsProps) {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim()
  const found = reviews.filter(({ username, text }) => username.includes(words) || text.includes(words))
  const list = useOpenInSight(openId)
  return (
    <nav aria-label="学生" className={`flex min-h-0 flex-col gap-2 ${className}`}>
      <Progress reviews={reviews} />
      <SearchInput
        label="搜索姓名或评语"
        placeholder="姓名或评语里的字"
        value={wanted}
        onChange={setWanted}
        className="[&>div]:rounded-full [&>div]:bg-white/85"
      />
      <ul ref={list} className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto max-lg:overflow-visible">
        {found.length === 0 && <li className="px-4 text-s text-ink-2">没有找到“{words}”，换个词试试</li>}
        {found.map((review) => (
          <li key={review.studentId}>
            <Row
              review={review}
              unsaved={unsaved.get(review.studentId)}
              isOpen={review.studentId === openId}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** From pupil to pupil one goes with keys and buttons, too: the list scrolls to the one that is open, with the next in sight. */
function useOpenInSight(openId: string) {
  const list = useRef<HTMLUListElement>(null)
  // Where a list scrolls to is no state of React's.
  useLayoutEffect(() => {
    const open = list.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (!list.current || !open) return
    const { top, bottom } = list.current.getBoundingClientRect()
    const foot = Math.min(bottom, window.innerHeight) - open.height
    list.current.scrollTop += Math.max(open.bottom - foot, 0) + Math.min(open.top - open.height - top, 0)
  }, [openId])
  return list
}

const whatToDo: Record<WhyUnsaved, string> = { waiting: '', conflict: '，等你选', refused: '，看原因' }

type RowProps = {
  review: ListedReview
  unsaved: WhyUnsaved | undefined
  isOpen: boolean
  onOpen: (studentId: string) => void
}

function Row({ review, unsaved, isOpen, onOpen }: RowProps) {
  const { studentId, username, header, state, isLocked } = review
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      onClick={() => onOpen(studentId)}
      className="flex min-h-13 w-full items-center gap-3 rounded-card px-2 py-1 text-left hover:bg-white/70 aria-[current]:bg-white"
    >
      <Avatar header={header} size={40} />
      <span className="min-w-0 flex-1 text-name font-bold">
        <NameText>{username}</NameText>
      </span>
      {unsaved ? (
        // Nearly all are saved at once, and nothing flickers.
        <span className="animate-after-200 text-s font-bold whitespace-nowrap text-danger">
          没存上{whatToDo[unsaved]}
        </span>
      ) : (
        <span className="text-s whitespace-nowrap text-ink-2">
          {isLocked ? '已锁定' : reviewStateNames[state]}
        </span>
      )}
      {unsaved ? (
        <CloudOff aria-hidden className="size-5 shrink-0 animate-after-200 text-danger" />
      ) : (
        <Mark state={state} isLocked={isLocked} />
      )}
    </button>
  )
}

/** Its shape says what the word beside it says. */
function Mark({ state, isLocked }: Pick<ListedReview, 'state' | 'isLocked'>) {
  const circle = 'grid size-5 shrink-0 place-items-center rounded-full [&_svg]:size-3'
  if (isLocked)
    return (
      <span aria-hidden className={`${circle} bg-brand text-white`}>
        <Lock />
      </span>
    )
  if (state === 'done')
    return (
      <span aria-hidden className={`${circle} bg-brand text-white`}>
        <Check strokeWidth={3} />
      </span>
    )
  const half = state === 'draft' ? 'bg-linear-to-r from-brand from-50% to-transparent to-50%' : ''
  return (
    <span
      aria-hidden
      className={`${circle} border-2 ${state === 'draft' ? 'border-brand' : 'border-line'} ${half}`}
    />
  )
}

function Progress({ reviews }: Pick<ReviewPupilsProps, 'reviews'>) {
  const count = (state: ListedReview['state']) => reviews.filter((review) => review.state === state).length
  const [done, draft, none] = [count('done'), count('draft'), count('none')]
  return (
    <div className="px-2">
      <p className="text-s text-ink-2">
        <b className="num text-2xl text-ink">{done}</b>
        <b className="num text-l">/{reviews.length}</b> 人写好了
      </p>
      <div aria-hidden className="mt-1 flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {done > 0 && <i className="bg-brand" style={{ flexGrow: done }} />}
        {draft > 0 && <i className="bg-accent" style={{ flexGrow: draft }} />}
        {none > 0 && <i style={{ flexGrow: none }} />}
      </div>
      <p className="mt-1 text-s text-ink-2">
        {reviewStateNames.done} <b className="num">{done}</b> · 草稿 <b className="num">{draft}</b> · 未写{' '}
        <b className="num">{none}</b>
      </p>
    </div>
  )
}
