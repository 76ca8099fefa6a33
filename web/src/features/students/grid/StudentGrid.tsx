import type { CommentItem } from '@pinge/contract/comments.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useDeferredValue, useRef, type CSSProperties, type KeyboardEvent, type MouseEvent } from 'react'
import { hasModifier } from '../../../shared/keys/has-modifier.ts'
import { GlideOnOrder } from '../../../shared/motion/GlideOnOrder.tsx'
import type { ClassFigures } from '../list/class-figures.ts'
import { boardShape } from './board-shape.ts'
import { isArrow, moveFocus } from './move-focus.ts'
import { readCardEvent } from './read-card-event.ts'
import { StudentCard } from './StudentCard.tsx'
import { StudentMenu } from './StudentMenu.tsx'
import type { StudentActions } from './StudentMenuList.tsx'
import { WholeClassTile } from './WholeClassTile.tsx'
import { useRoom } from './use-room.ts'
import { useSweep } from './use-sweep.ts'
import './student-card.css'

/** As many as the largest screen has in sight; the others of a very large class follow a moment later. */
const FIRST_DRAWN = 80

export type StudentGridActions = StudentActions & {
  onCommentClass: () => void
  onSelectRange: (studentId: string) => void
  /** What the selected pupils are selected for. */
  onActOnSelected: () => void
  /** A hand or the mouse was drawn over these, one after another. */
  onSweep: (studentIds: readonly string[]) => void
}

export type StudentGridProps = StudentGridActions & {
  students: readonly Student[]
  /** Null while a search is on, when the whole class is not what is looked at. */
  figures: ClassFigures | null
  selectedIds: ReadonlySet<string>
  /** A tap selects. */
  isSelecting: boolean
  /** The cards say what can be exchanged instead of the score. */
  isExchanging: boolean
  /** By what they stand in a row: they go to their places when it is another one. */
  order: string
  isScoreHidden: boolean
  /** What the cards show of a praise at this moment: the item, by pupil. */
  praise: ReadonlyMap<string, CommentItem> | null
}

export function StudentGrid(props: StudentGridProps) {
  const { students, figures, selectedIds, isSelecting, isExchanging, order, isScoreHidden, praise } = props
  const handlers = useGridHandlers(props)
  const { columns, rows, isScrolled } = boardShape(students.length + (figures ? 1 : 0), useRoom())
  // How the cards look during a selection is a matter of style; what a screen reader hears follows the tap.
  const saysSelecting = useDeferredValue(isSelecting)
  const list = useRef<HTMLUListElement>(null)
  const isWhole = useDeferredValue(true, false)
  const drawn = isWhole ? students : students.slice(0, FIRST_DRAWN)

  return (
    <StudentMenu {...props}>
      {/* The list itself is no control: it listens for the buttons in it. */}
      <ul
        ref={list}
        aria-label="学生"
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
        className="student-grid"
        data-is-scrolled={isScrolled ? '' : undefined}
        data-is-selecting={isSelecting ? '' : undefined}
        {...handlers}
      >
        {figures && <WholeClassTile figures={figures} isScoreHidden={isScoreHidden} />}
        {drawn.map((student) => (
          <StudentCard
            key={student.id}
            student={student}
            isSelected={selectedIds.has(student.id)}
            isSelecting={saysSelecting}
            isScoreHidden={isScoreHidden}
            isExchanging={isExchanging}
            praisedWith={praise?.get(student.id) ?? null}
          />
        ))}
        <GlideOnOrder list={list} order={order} />
      </ul>
    </StudentMenu>
  )
}

/** Listens for all cards together. */
function useGridHandlers(props: StudentGridActions & Pick<StudentGridProps, 'isSelecting' | 'selectedIds'>) {
  const { isSelecting, selectedIds } = props
  const sweep = useSweep(isSelecting, props.onSweep)
  return {
    ...sweep,
    /** A plain tap means this pupil alone; during a selection, or with Ctrl or Shift held, it selects. */
    onClick: (event: MouseEvent): void => {
      const card = readCardEvent(event.target)
      if (!card) return
      if (card.action === 'comment-class') props.onCommentClass()
      else if (event.shiftKey) props.onSelectRange(card.studentId)
      else if (card.action === 'select' || isSelecting || event.ctrlKey || event.metaKey)
        props.onToggle(card.studentId)
      else props.onComment(card.studentId)
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const card = readCardEvent(event.target)
      const isSpace = event.key === ' '
      if (card?.action === 'tap' && (isSpace || (event.key === 'Enter' && selectedIds.size > 0))) {
        // A space selects; Enter means those who are selected, and without them this pupil alone.
        event.preventDefault()
        if (event.repeat) return
        if (isSpace) props.onToggle(card.studentId)
        else props.onActOnSelected()
        return
      }
      if (!isArrow(event.key) || hasModifier(event)) return
      event.preventDefault()
      moveFocus(event.currentTarget, event.key)
    },
    onKeyUp: (event: KeyboardEvent<HTMLElement>): void => {
      // Some browsers press the button when the key comes up.
      if (event.key === ' ' && readCardEvent(event.target)?.action === 'tap') event.preventDefault()
    },
  }
}
