import type { Classmate } from '@pinge/contract/reviews/check-review.ts'
import { MAX_TEACHER_WORDS_LENGTH, type Evidence } from '@pinge/contract/reviews/review-values.ts'
import type { ReviewSettings } from '@pinge/contract/reviews/reviews.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useKeyDown } from '../../../shared/keys/use-key-down.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'
import { formatTime } from '../../../shared/time/format-time.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { EvidencePane } from '../EvidencePane.tsx'
import { useAreReviewsKept } from '../kept-reviews.store.ts'
import type { Review, ReviewPlace } from '../review-edit.ts'
import type { ReviewSender } from '../sending/review-sender.ts'
import { useReviewEditor, type ReviewEditing } from '../use-review-editor.ts'
import { useDrafting, type Drafting } from '../use-drafting.ts'
import { LevelFields } from './LevelFields.tsx'
import { Origin } from './Origin.tsx'
import { PhraseBank } from './PhraseBank.tsx'
import { Polish } from './Polish.tsx'
import type { Neighbours } from './neighbours.ts'
import { ReviewChecks } from './ReviewChecks.tsx'
import { ReviewConflict } from './ReviewConflict.tsx'
import { ReviewFoot } from './ReviewFoot.tsx'
import { ReviewText } from './ReviewText.tsx'

/** Few words are refused. */
const UnsavedWords = onDemand(async () => (await import('./UnsavedWords.tsx')).UnsavedWords)

export type ReviewEditorProps = {
  review: Review
  place: ReviewPlace
  settings: ReviewSettings
  classmates: readonly Classmate[]
  /** What tells the pupil from a classmate of the same name. */
  name: string
  neighbours: Neighbours
  isOwner: boolean
  isArchived: boolean
  sender: ReviewSender
  onOpen: (studentId: string) => void
}

/** The review of one pupil, and beside it what it can rest on. */
export function ReviewEditor(props: ReviewEditorProps) {
  const { review, name, place, neighbours, onOpen } = props
  const isReadOnly = props.isArchived || review.isLocked
  const editing = useReviewEditor(review, { place, isReadOnly, sender: props.sender })
  const drafting = useDrafting(place, editing)
  const { previous, next } = neighbours
  useNeighbourKeys({
    onPrevious: () => previous && onOpen(previous.studentId),
    onNext: () => next && onOpen(next.studentId),
  })
  const onFact = (evidence: Evidence[]) => void drafting.addFact(evidence)
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)_20rem] gap-4 max-xl:grid-cols-1">
      <article className="flex flex-col gap-3 rounded-big bg-white p-6 max-sm:p-4">
        <Head {...{ review, name, editing, neighbours, onOpen }} />
        {isReadOnly && <UnsavedWords {...{ review, place }} />}
        {editing.conflict ? (
          <ReviewConflict own={editing.edit.text} conflict={editing.conflict} onSettle={editing.settle} />
        ) : (
          <Fields {...props} {...{ editing, drafting, isReadOnly }} />
        )}
        {!editing.conflict && <ReviewFoot {...props} {...{ editing, drafting, isReadOnly }} />}
      </article>
      <EvidencePane review={review} onFact={isReadOnly ? null : onFact} />
    </div>
  )
}

type FieldsProps = ReviewEditorProps & { editing: ReviewEditing; drafting: Drafting; isReadOnly: boolean }

/** What is written about a pupil, with its origin and its checks. */
function Fields({ review, place, settings, classmates, editing, drafting, isReadOnly }: FieldsProps) {
  const { edit, change } = editing
  const check = { ...review, classmates, ...settings }
  return (
    <>
      <ReviewText
        text={edit.text}
        sentences={edit.sentences}
        place={drafting.at}
        isReadOnly={isReadOnly}
        onChange={(text) => change((before) => drafting.typed(before, text))}
        onPlace={drafting.setAt}
      />
      <Origin
        sentence={edit.sentences[drafting.at]}
        isReadOnly={isReadOnly}
        isBusy={drafting.isRephrasing}
        onRephrase={() => void drafting.rephraseHere()}
        onKeep={() => void drafting.keepHere()}
      />
      <Problem text={editing.problem || drafting.problem} />
      {review.canPolish && !isReadOnly && edit.text.trim() !== '' && (
        <Polish
          place={place}
          text={edit.text}
          onTake={(text) => change((before) => drafting.typed(before, text))}
        />
      )}
      <ReviewChecks text={edit.text} check={check} />
      {drafting.missing.length > 0 && (
        <p role="status" className="rounded-field bg-sun-tint px-4 py-2 text-s text-sun-ink">
          依据还少：{drafting.missing.join('；')}
        </p>
      )}
      <TextField
        label="寄语"
        value={edit.teacherWords}
        readOnly={isReadOnly}
        maxLength={MAX_TEACHER_WORDS_LENGTH}
        onChange={(teacherWords) => change((before) => ({ ...before, teacherWords }))}
      />
      <LevelFields
        levels={edit.levels}
        proposals={review.proposals}
        isReadOnly={isReadOnly}
        onChange={(levels) => change((before) => ({ ...before, levels }))}
      />
      {!isReadOnly && (
        <PhraseBank
          tags={edit.tags}
          tag={drafting.tag}
          onTag={drafting.setTag}
          onTags={(tags) => change((before) => ({ ...before, tags }))}
          onPhrase={drafting.addPhrase}
        />
      )}
    </>
  )
}

type HeadProps = Pick<ReviewEditorProps, 'review' | 'name' | 'neighbours' | 'onOpen'> & {
  editing: ReviewEditing
}

function Head({ review, name, editing, neighbours, onOpen }: HeadProps) {
  const { number, count, previous, next } = neighbours
  return (
    <header className="flex flex-wrap items-center gap-3">
      <Avatar header={review.header} size={56} />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl font-bold">
          <NameText>{name}</NameText>
        </h2>
        <p role="status" className="text-s text-ink-2">
          <SaveState review={review} editing={editing} />
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:basis-full max-sm:justify-between">
        <IconButton
          label={previous ? `上一个：${previous.username}` : '没有上一个'}
          disabled={!previous}
          onClick={() => previous && onOpen(previous.studentId)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <span className="text-s whitespace-nowrap text-ink-2 cramped:whitespace-normal">
          第 <b className="num text-ink">{number}</b> 个，共 {count}
        </span>
        <IconButton
          label={next ? `下一个：${next.username}` : '没有下一个'}
          disabled={!next}
          onClick={() => next && onOpen(next.studentId)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </header>
  )
}

function SaveState({ review, editing }: Pick<HeadProps, 'review' | 'editing'>) {
  const { isDirty, isSending, isWaiting, problem, savedAt, conflict } = editing
  const now = useNow()
  const isKept = useAreReviewsKept()
  if (review.lock)
    return `${review.lock.teacherName}在${formatTime(review.lock.lockedAt, now)} 锁定了，只能查看`
  if (conflict) return '等你选一份留下'
  if (problem !== '' && isDirty) {
    if (!isKept) return '还没存上，这台设备存不下了，先别关页面'
    return isWaiting ? '还没存上，写的字在这台设备上，联网后自动保存' : '还没存上，写的字在这台设备上'
  }
  if (isSending || isDirty) return '正在保存…'
  return savedAt === null ? '还没有写' : `${formatTime(savedAt, now)} 自动保存`
}

type Keys = { onPrevious: () => void; onNext: () => void }

/** Alt with ↑ and ↓ go from pupil to pupil, also while one writes. */
function useNeighbourKeys({ onPrevious, onNext }: Keys): void {
  useKeyDown((event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    if (event.key === 'ArrowUp') onPrevious()
    else onNext()
  })
}
