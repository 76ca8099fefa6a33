import type { CommentItem } from '@pinge/contract/comments.ts'
import {
  invert,
  noSelection,
  selectAll,
  selectOnly,
  selectRange,
  toggle,
  type Selection,
  type SelectionPurpose,
} from './selection.ts'

/** What a tap on a pupil means: that pupil alone, one more or less of those selected, or the item of the series. */
export type Activity =
  | { type: 'browse' }
  | Selection
  /** 连续点评: each tap gives this item. */
  | { type: 'series'; item: CommentItem; remark: string }

/** What stands over the class, one at a time. */
export type ClassDialog =
  | { type: 'comment'; studentIds: readonly string[]; isWholeClass: boolean }
  | { type: 'records'; studentId: string }
  /** The item of a series, before its pupils. */
  | { type: 'series-item' }
  | { type: 'keys' }
  /** Exchanges for the selected pupils, or resets them. */
  | { type: 'confirm' }
  | { type: 'feed' }
  | { type: 'add-students' }
  | { type: 'settings' }
  | { type: 'teachers' }

/** What a teacher takes out in the middle of a lesson, and that lies over the class. */
export type LessonTool = 'draw' | 'number' | 'attendance' | 'animals'

export type ClassScreen = {
  activity: Activity
  dialog: ClassDialog | null
  tool: LessonTool | null
  /** What is typed to find pupils. */
  search: string
  order: 'letter' | 'total'
  /** The seats are being arranged. */
  isArranging: boolean
}

export type ClassScreenEvent =
  /** The pupils are no longer shown. */
  | { type: 'students-left' }
  | { type: 'search-typed'; text: string }
  | { type: 'order-chosen'; order: ClassScreen['order'] }
  /** The pupils who are selected already stay so. */
  | { type: 'selection-started'; purpose: SelectionPurpose }
  | { type: 'student-toggled'; id: string }
  | { type: 'range-selected'; toId: string; shownIds: readonly string[] }
  | { type: 'all-selected'; shownIds: readonly string[] }
  | { type: 'selection-inverted'; shownIds: readonly string[] }
  /** Exactly these, to go on with more. */
  | { type: 'students-selected'; ids: readonly string[] }
  /** One more, from a dialog of that pupil. */
  | { type: 'student-added'; id: string }
  | { type: 'series-started'; item: CommentItem; remark: string }
  /** The selection or the series is over. */
  | { type: 'activity-ended' }
  | { type: 'dialog-opened'; dialog: ClassDialog }
  | { type: 'dialog-closed' }
  /** One of several is taken out of the comment that is being written. */
  | { type: 'receiver-removed'; id: string }
  /** What was selected for is done: a comment, an exchange, a reset. */
  | { type: 'selection-used' }
  | { type: 'tool-opened'; tool: LessonTool }
  | { type: 'tool-closed' }
  /** The pupils who were drawn get a comment; behind it the draw waits to go on. */
  | { type: 'drawn-chosen'; studentIds: readonly string[] }
  | { type: 'arranging-changed'; isArranging: boolean }

export const firstClassScreen: ClassScreen = {
  activity: { type: 'browse' },
  dialog: null,
  tool: null,
  search: '',
  order: 'letter',
  isArranging: false,
}

const browse: Activity = firstClassScreen.activity

export function classScreenReducer(screen: ClassScreen, event: ClassScreenEvent): ClassScreen {
  const selection = selectionOf(screen)
  const select = (activity: Selection): ClassScreen => ({ ...screen, activity })
  switch (event.type) {
    case 'students-left':
      return leaveStudents(screen)
    case 'search-typed':
      return { ...screen, search: event.text }
    case 'order-chosen':
      return { ...screen, order: event.order }
    case 'selection-started':
      return select({ ...selection, purpose: event.purpose })
    case 'student-toggled':
      return select(toggle(selection, event.id))
    case 'range-selected':
      return select(selectRange(selection, event.toId, event.shownIds))
    case 'all-selected':
      return select(selectAll(selection, event.shownIds))
    case 'selection-inverted':
      return select(invert(selection, event.shownIds))
    case 'students-selected':
      return { ...screen, dialog: null, tool: null, activity: selectOnly(selection, event.ids) }
    case 'student-added':
      return {
        ...screen,
        dialog: null,
        tool: null,
        activity: selectOnly(selection, [...selection.ids, event.id]),
      }
    case 'series-started':
      return {
        ...screen,
        dialog: null,
        activity: { type: 'series', item: event.item, remark: event.remark },
      }
    case 'activity-ended':
      return { ...screen, activity: browse }
    case 'dialog-opened':
      return { ...screen, dialog: event.dialog }
    case 'dialog-closed':
      return { ...screen, dialog: null }
    case 'receiver-removed':
      return withoutReceiver(screen, event.id)
    case 'selection-used':
      return { ...screen, activity: browse, dialog: null, search: '' }
    case 'tool-opened':
      return { ...screen, tool: event.tool }
    case 'tool-closed':
      return { ...screen, tool: null }
    case 'drawn-chosen':
      return {
        ...screen,
        dialog: { type: 'comment', studentIds: event.studentIds, isWholeClass: false },
      }
    case 'arranging-changed':
      // What was begun with the pupils has a bar, which would lie over the buttons that save the seats.
      return { ...screen, activity: browse, isArranging: event.isArranging }
  }
}

/** Whom a teacher selects. Without a selection: no pupil yet, for a comment. */
export function selectionOf({ activity }: Pick<ClassScreen, 'activity'>): Selection {
  return activity.type === 'select' ? activity : noSelection
}

function withoutReceiver(screen: ClassScreen, id: string): ClassScreen {
  const { activity, dialog } = screen
  return {
    ...screen,
    activity: activity.type === 'select' && activity.ids.has(id) ? toggle(activity, id) : activity,
    dialog:
      dialog?.type === 'comment'
        ? { ...dialog, studentIds: dialog.studentIds.filter((other) => other !== id), isWholeClass: false }
        : dialog,
  }
}

type DialogTypes = ReadonlySet<ClassDialog['type']>

/** What the head opens. The others are drawn over the pupils alone: open unseen, they would cover the draw and the keys. */
const overBothTabs: DialogTypes = new Set(['add-students', 'settings', 'teachers'])

/**
 * The screen of a class whose teams are shown: what was being done with the pupils has ended. Where the teams come late, who
 * was drawn meanwhile may be commented already, which leads back to the pupils.
 */
export function leaveStudents(screen: ClassScreen): ClassScreen {
  const { tool } = screen
  const dialog = tool === 'draw' ? screen.dialog : dialogAmong(overBothTabs, screen)
  return { ...firstClassScreen, dialog, tool }
}

/** What comes back with the lesson: the choice of pupils, and the dialog from which another screen was opened. */
const returning: DialogTypes = new Set(['comment', 'confirm'])

/** The screen of a class as a teacher finds it who went to look something up and comes back. */
export function keepLesson(screen: ClassScreen): ClassScreen {
  const { activity, search, order } = screen
  return { ...firstClassScreen, activity, dialog: dialogAmong(returning, screen), search, order }
}

function dialogAmong(types: DialogTypes, { dialog }: ClassScreen): ClassDialog | null {
  return dialog && types.has(dialog.type) ? dialog : null
}
