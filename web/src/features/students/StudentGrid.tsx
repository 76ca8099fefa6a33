import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useDeferredValue, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { boardShape } from './board-shape.ts'
import type { ClassFigures } from './class-figures.ts'
import { isArrow, moveFocus } from './move-focus.ts'
import { readCardEvent } from './read-card-event.ts'
import type { Selection } from './selection.ts'
import { StudentCard } from './StudentCard.tsx'
import { StudentMenu } from './StudentMenu.tsx'
import { WholeClassTile } from './WholeClassTile.tsx'
import { useSweep } from './use-sweep.ts'
import './student-card.css'

/** As many as the largest screen has in sight; the others of a very large class follow a moment later. */
const FIRST_DRAWN = 80

/** Only a board asks for it, to make its cards and their names as large as it can. */
function boardStyle(cardCount: number): CSSProperties {
  const { columns, rows } = boardShape(cardCount)
  return { '--columns': columns, '--rows': rows } as CSSProperties
}

export type StudentGridProps = {
  students: readonly Student[]
  /** Null while a search is on, when the whole class is not what is looked at. */
  figures: ClassFigures | null
  selection: Selection
  isScoreHidden: boolean
  /** What is celebrated at this moment, and for whom. */
  praise: { item: CommentItem; studentIds: ReadonlySet<string> } | null
  onCommentClass: () => void
  onComment: (studentId: string) => void
  onTick: (studentId: string) => void
  onTickRange: (studentId: string) => void
  /** A hand or the mouse was drawn over these, one after another. */
  onSweep: (studentIds: readonly string[]) => void
  onOpenRecords: (studentId: string) => void
}

export function StudentGrid(props: StudentGridProps) {
  const { students, figures, selection, isScoreHidden, praise } = props
  const { isChoosing, tickedIds } = selection
  const sweep = useSweep(isChoosing, props.onSweep)
  // What the cards look like while pupils are chosen is a matter of style; what they tell a screen reader follows the tap.
  const saysChoosing = useDeferredValue(isChoosing)
  const isWhole = useDeferredValue(true, false)
  const drawn = isWhole ? students : students.slice(0, FIRST_DRAWN)

  /** A plain tap means this pupil alone; once pupils are being chosen, or with Ctrl or Shift held, it ticks. */
  function handleClick(event: MouseEvent): void {
    const card = readCardEvent(event.target)
    if (!card) return
    if (card.deed === 'comment-class') props.onCommentClass()
    else if (event.shiftKey) props.onTickRange(card.studentId)
    else if (card.deed === 'tick' || isChoosing || event.ctrlKey || event.metaKey)
      props.onTick(card.studentId)
    else props.onComment(card.studentId)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const card = event.key === ' ' ? readCardEvent(event.target) : null
    if (card?.deed === 'tap') {
      // A space ticks; Enter means this pupil alone.
      event.preventDefault()
      if (!event.repeat) props.onTick(card.studentId)
      return
    }
    if (!isArrow(event.key)) return
    event.preventDefault()
    moveFocus(event.currentTarget, event.key)
  }

  return (
    <StudentMenu
      students={students}
      onComment={props.onComment}
      onTick={props.onTick}
      onOpenRecords={props.onOpenRecords}
    >
      {/* The list itself is no control: it listens for the buttons in it. */}
      <ul
        aria-label="学生"
        style={boardStyle(students.length + 1)}
        className="student-grid"
        onClick={handleClick}
        onKeyDown={handleKeyDown}
        onKeyUp={(event) => {
          // Some browsers press the button when the key comes up.
          if (event.key === ' ' && readCardEvent(event.target)?.deed === 'tap') event.preventDefault()
        }}
        data-is-choosing={isChoosing ? '' : undefined}
        {...sweep}
      >
        {figures && <WholeClassTile figures={figures} isScoreHidden={isScoreHidden} />}
        {drawn.map((student) => (
          <StudentCard
            key={student.id}
            student={student}
            isTicked={tickedIds.has(student.id)}
            isChoosing={saysChoosing}
            isScoreHidden={isScoreHidden}
            isExchanging={selection.mode === 'RewardExchange'}
            praisedWith={praise?.studentIds.has(student.id) ? praise.item : null}
          />
        ))}
      </ul>
    </StudentMenu>
  )
}
