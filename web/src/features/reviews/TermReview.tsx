import {
  fillReviews,
  reviewDetail,
  reviewList,
  reviewSettings,
  usualSettings,
} from '@pinge/contract/reviews/reviews.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { ChevronLeft, Settings2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useFirstFound } from '../../shared/use-first-found.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { paperOnDemand } from '../../shared/paper-on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { showError, showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { useIsSettled, useReviewSender, type Unsaved } from './sending/use-review-sender.ts'
import type { ReviewSender } from './sending/review-sender.ts'
import { ReviewPupils, type ListedReview } from './pupils/ReviewPupils.tsx'
import { NoPupils } from '../../shared/navigation/NoPupils.tsx'
import './reviews.css'

const ReviewEditor = onDemand(async () => (await import('./editor/ReviewEditor.tsx')).ReviewEditor)
const ReviewExports = onDemand(async () => (await import('./ReviewExports.tsx')).ReviewExports, {
  fallback: <Skeleton className="h-12 w-26 rounded-full" />,
})
const ReviewsPaper = paperOnDemand(async () => (await import('./ReviewsPaper.tsx')).ReviewsPaper, {
  isAdornment: true,
})
const ReviewSettingsDialog = onDemand(
  async () => (await import('./ReviewSettingsDialog.tsx')).ReviewSettingsDialog,
)

export type TermReviewProps = {
  classId: string
  className: string
  isOwner: boolean
  isArchived: boolean
  terms: readonly ClassTerm[]
  termKey: string
  /** The pupil whose review is open; empty on a phone that shows the list. */
  studentId: string
  onTerm: (termKey: string) => void
  onOpen: (studentId: string) => void
}

/** 评语 of a class in a term: who is written, and the review of one pupil with what it rests on. */
export function TermReview(props: TermReviewProps) {
  const { classId, className, termKey, terms, studentId, isArchived, onOpen } = props
  const read = useRead(reviewList, { classId, termKey })
  const called = callApart(read.data ?? [])
  const firstId = useFirstFound(called[0]?.studentId, (id) =>
    called.some(({ studentId }) => studentId === id),
  )
  const openId = studentId || (firstId ?? '')
  const { sender, unsaved } = useReviewSender({ classId, termKey, openId, isArchived })
  // With the reviews, which decide how much of it there is; without them where they do not come.
  const hasHead = read.isError || read.data !== undefined
  return (
    <>
      {/* The screen has its name while it waits; and on a phone, where an open review has the whole screen. */}
      {(!hasHead || studentId !== '') && (
        <h1 className={`sr-only ${hasHead ? 'lg:hidden' : ''}`}>期末评语</h1>
      )}
      {hasHead && (
        <div className={studentId === '' ? 'contents' : 'contents max-lg:hidden'}>
          <ReviewHead {...props} {...{ sender, unsaved }} reviews={called} />
        </div>
      )}
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(reviews) =>
          reviews.length === 0 ? (
            <NoPupils classId={classId} text="先添加学生，再来写评语。" />
          ) : (
            <div className="grid min-h-0 flex-1 grid-cols-[17.5rem_minmax(0,1fr)] gap-4 max-lg:grid-cols-1 print:hidden">
              <ReviewPupils
                reviews={called}
                openId={openId}
                unsaved={unsaved}
                onOpen={onOpen}
                className={`lg:sticky lg:top-4 lg:max-h-[calc(100dvh-10rem)] ${studentId === '' ? '' : 'max-lg:hidden'}`}
              />
              <div className={studentId === '' ? 'contents max-lg:hidden' : 'contents'}>
                <OpenReview key={openId} {...props} {...{ reviews, called, sender }} studentId={openId} />
              </div>
            </div>
          )
        }
      </ReadView>
      {read.data && read.data.length > 0 && (
        <ReviewsPaper
          {...{ classId, className, unsaved }}
          termName={terms.find(({ key }) => key === termKey)?.name ?? ''}
          reviews={read.data}
        />
      )}
    </>
  )
}

type WithReviews = TermReviewProps & { reviews: readonly ListedReview[]; sender: ReviewSender }

/** The review that is open; that of the first pupil until one is chosen. */
function OpenReview(props: WithReviews & { called: readonly ListedReview[] }) {
  const { classId, termKey, studentId, reviews, called, isOwner, isArchived, sender, onOpen } = props
  // Read again each time a pupil is opened, and after what is on its way: the text may have been saved meanwhile.
  const enabled = useIsSettled(sender, studentId)
  const read = useRead(reviewDetail, { classId, termKey, studentId }, { gcTime: 0, enabled })
  const { data: settings = usualSettings } = useRead(reviewSettings, { classId })
  const at = reviews.findIndex((review) => review.studentId === studentId)
  return (
    <section aria-label="评语" className="flex min-w-0 flex-col gap-2">
      <Button variant="quiet" className="self-start lg:hidden" onClick={() => onOpen('')}>
        <ChevronLeft aria-hidden />
        全部学生
      </Button>
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(review) => (
          <ReviewEditor
            // Locked meanwhile, it shows what is locked; unlocked again, it goes on with the words of this device.
            key={`${termKey} ${studentId} ${isArchived || review.isLocked}`}
            review={review}
            place={{ classId, termKey, studentId }}
            settings={settings}
            classmates={reviews}
            name={called[at]?.username ?? review.username}
            neighbours={{
              number: at + 1,
              count: reviews.length,
              previous: at > 0 ? called[at - 1] : undefined,
              next: called[at + 1],
            }}
            {...{ isOwner, isArchived, sender, onOpen }}
          />
        )}
      </ReadView>
    </section>
  )
}

/** Which term is shown, and what is done with all reviews at once. */
function ReviewHead({
  classId,
  className,
  termKey,
  terms,
  isOwner,
  isArchived,
  onTerm,
  reviews,
  sender,
  unsaved,
}: WithReviews & { unsaved: Unsaved }) {
  const [isSettling, setSettling] = useState(false)
  const { write, problem } = useWrite(fillReviews, { isRepeatable: true })
  const filling = useTask(fill)
  const empty = reviews.filter(
    ({ studentId, state, isLocked }) => state === 'none' && !isLocked && !unsaved.has(studentId),
  )
  const term = terms.find(({ key }) => key === termKey)
  async function fill(): Promise<void> {
    // A draft is not written where the teacher's own text is on its way.
    const { left } = await sender.sendAll()
    const studentIds = empty.map(({ studentId }) => studentId).filter((studentId) => !left.has(studentId))
    const waiting = reviews.filter(({ studentId }) => left.has(studentId))
    if (waiting.length > 0)
      showError(`${formatNames(waiting.map(({ username }) => username))}的评语还没存上，这次不生成`)
    if (studentIds.length === 0) return
    const written = await write({ classId, termKey, studentIds })
    if (!written.isDone) return
    const { missing } = written.data
    const few = missing.length === 0 ? '' : `，其中 ${missing.length} 人的依据还少`
    showSuccess(`生成了 ${written.data.studentIds.length} 份初稿${few}`)
  }
  return (
    <div className="review-head flex flex-wrap items-center gap-2 sm:justify-end print:hidden">
      <h1 className="mr-auto text-xl font-bold max-sm:basis-full">期末评语</h1>
      <SelectField
        label="学期"
        isLabelHidden
        value={termKey}
        onChange={onTerm}
        options={terms.toReversed().map(({ key, name }) => ({ value: key, label: name }))}
        className="review-term w-72 max-w-full"
      />
      {!isArchived && empty.length > 0 && (
        <Button variant="white" isBusy={filling.isRunning} onClick={() => void filling.run()}>
          {!filling.isRunning && <WandSparkles aria-hidden />}
          给没写的 {empty.length} 人生成初稿
        </Button>
      )}
      {reviews.length > 0 && (
        <ReviewExports {...{ classId, termKey, className, reviews, sender }} termName={term?.name ?? ''} />
      )}
      {isOwner && !isArchived && (
        <IconButton
          label="评语设置"
          variant="white"
          className="review-settings"
          onClick={() => setSettling(true)}
        >
          <Settings2 aria-hidden />
        </IconButton>
      )}
      <Problem text={problem} />
      {isSettling && <ReviewSettingsDialog classId={classId} onClose={() => setSettling(false)} />}
    </div>
  )
}
