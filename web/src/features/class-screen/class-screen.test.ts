import type { CommentItem } from '@pinge/contract/comments.ts'
import { describe, expect, it } from 'vitest'
import {
  classScreenReducer,
  firstClassScreen,
  leaveStudents,
  selectionOf,
  type ClassDialog,
  type ClassScreen,
  type ClassScreenEvent,
} from './class-screen.ts'

const shownIds = ['a', 'b', 'c', 'd']
const item: CommentItem = { id: 'help', type: 2, name: '乐于助人', score: 2, icon: 'star', isCustom: false }

function after(...events: ClassScreenEvent[]): ClassScreen {
  return events.reduce(classScreenReducer, firstClassScreen)
}

const toggle = (id: string): ClassScreenEvent => ({ type: 'student-toggled', id })
const selected = (screen: ClassScreen) => [...selectionOf(screen).ids].toSorted()

describe('selecting pupils', () => {
  it('selects a pupil, and takes away the one who was selected', () => {
    expect(selected(after(toggle('a')))).toEqual(['a'])
    expect(selected(after(toggle('a'), toggle('a')))).toEqual([])
  })

  it('goes on when the last pupil is taken away, until the teacher cancels', () => {
    const screen = after(toggle('a'), toggle('a'))

    expect(screen.activity.type).toBe('select')
    expect(classScreenReducer(screen, { type: 'activity-ended' })).toEqual(firstClassScreen)
  })

  it('selects every pupil from the last selected one to this one, in either direction', () => {
    const forward = after(toggle('b'), { type: 'range-selected', toId: 'd', shownIds })
    const backward = after(toggle('c'), { type: 'range-selected', toId: 'a', shownIds })

    expect(selected(forward)).toEqual(['b', 'c', 'd'])
    expect(selected(backward)).toEqual(['a', 'b', 'c'])
  })

  it('selects only this pupil when the last selected one is not shown', () => {
    expect(selected(after({ type: 'range-selected', toId: 'c', shownIds }))).toEqual(['c'])
  })

  it('selects all that are shown and keeps those selected before a search', () => {
    const screen = after(toggle('z'), { type: 'all-selected', shownIds })

    expect(selected(screen)).toEqual(['a', 'b', 'c', 'd', 'z'])
  })

  it('turns the selection of all that are shown around', () => {
    const screen = after(toggle('b'), { type: 'selection-inverted', shownIds })

    expect(selected(screen)).toEqual(['a', 'c', 'd'])
  })

  it('is for a comment unless it was asked for another action, and keeps that until it ends', () => {
    expect(selectionOf(after(toggle('a'))).purpose).toBe('comment')

    const exchanging = after(toggle('a'), { type: 'selection-started', purpose: 'exchange' }, toggle('b'))
    expect(selectionOf(exchanging).purpose).toBe('exchange')
    expect(selected(exchanging)).toEqual(['a', 'b'])
    expect(classScreenReducer(exchanging, { type: 'activity-ended' })).toEqual(firstClassScreen)
  })

  it('goes on from the dialog of one pupil, and from a comment that needs more pupils', () => {
    const records = { type: 'dialog-opened', dialog: { type: 'records', studentId: 'b' } } as const
    expect(after(toggle('a'), records, { type: 'student-added', id: 'b' })).toMatchObject({ dialog: null })
    expect(selected(after(toggle('a'), records, { type: 'student-added', id: 'a' }))).toEqual(['a'])

    const more = after(toggle('a'), records, { type: 'students-selected', ids: ['c', 'd'] })
    expect(more.dialog).toBeNull()
    expect(selected(more)).toEqual(['c', 'd'])
  })
})

describe('a comment', () => {
  const comment = (...studentIds: string[]): ClassScreenEvent => ({
    type: 'dialog-opened',
    dialog: { type: 'comment', studentIds, isWholeClass: true },
  })

  it('is no longer for the pupil who is taken out of it, who is no longer selected either', () => {
    const screen = after(toggle('a'), toggle('b'), comment('a', 'b'), { type: 'receiver-removed', id: 'a' })

    expect(screen.dialog).toEqual({ type: 'comment', studentIds: ['b'], isWholeClass: false })
    expect(selected(screen)).toEqual(['b'])
  })

  it('whose only pupil is taken out of it begins no selection', () => {
    const screen = after(comment('a'), { type: 'receiver-removed', id: 'a' })

    expect(screen).toEqual({
      ...firstClassScreen,
      dialog: { type: 'comment', studentIds: [], isWholeClass: false },
    })
  })

  it('stays for one who was drawn beside the teams, whose tab may come only now', () => {
    const screen = after(
      { type: 'tool-opened', tool: 'draw' },
      { type: 'drawn-chosen', studentIds: ['a'] },
      { type: 'students-left' },
    )
    expect(screen.dialog).toEqual({ type: 'comment', studentIds: ['a'], isWholeClass: false })
  })

  it('for those who were drawn is not for the whole class', () => {
    expect(after({ type: 'drawn-chosen', studentIds: ['a', 'b'] }).dialog).toEqual({
      type: 'comment',
      studentIds: ['a', 'b'],
      isWholeClass: false,
    })
  })

  it('ends the selection, the search and itself when it is given', () => {
    const screen = after(toggle('a'), { type: 'search-typed', text: 'cyn' }, comment('a'), {
      type: 'selection-used',
    })

    expect(screen).toEqual(firstClassScreen)
  })

  it('stands over the draw that chose its pupils, which goes on after it', () => {
    const screen = after({ type: 'tool-opened', tool: 'draw' }, { type: 'drawn-chosen', studentIds: ['c'] })

    expect(screen).toMatchObject({ tool: 'draw', dialog: { type: 'comment', studentIds: ['c'] } })
  })
})

describe('a series', () => {
  const start: ClassScreenEvent = { type: 'series-started', item, remark: '' }

  it('begins with its item and closes the dialog that asked for it', () => {
    const screen = after({ type: 'dialog-opened', dialog: { type: 'series-item' } }, start)

    expect(screen).toMatchObject({ dialog: null, activity: { type: 'series', item } })
  })

  it('is over once pupils are selected', () => {
    const screen = after(start, { type: 'selection-started', purpose: 'exchange' })

    expect(screen.activity.type).toBe('select')
    expect(classScreenReducer(screen, { type: 'activity-ended' }).activity).toEqual({ type: 'browse' })
  })
})

it('lets go of the selected pupils when their seats are arranged, whose buttons stand where the bar is', () => {
  const screen = after(toggle('a'), { type: 'arranging-changed', isArranging: true })

  expect(screen).toEqual({ ...firstClassScreen, isArranging: true })
})

it('keeps neither selection, search nor order when the pupils are left for the teams', () => {
  const screen = after(
    toggle('a'),
    { type: 'search-typed', text: 'cyn' },
    { type: 'order-chosen', order: 'total' },
    { type: 'students-left' },
  )

  expect(screen).toEqual(firstClassScreen)
  expect(screen.isArranging).toBe(false)
})

it('begins among the teams without the comment from which another screen was opened', () => {
  const comment: ClassDialog = { type: 'comment', studentIds: ['a'], isWholeClass: false }
  const kept = after(toggle('a'), { type: 'dialog-opened', dialog: comment })

  expect(leaveStudents(kept)).toEqual(firstClassScreen)
})

it('leaves a dialog of the pupils with them, and goes on with what is open over either tab', () => {
  const left = (dialog: ClassDialog) =>
    after({ type: 'dialog-opened', dialog }, { type: 'students-left' }).dialog

  expect(left({ type: 'comment', studentIds: ['a'], isWholeClass: false })).toBeNull()
  expect(left({ type: 'confirm' })).toBeNull()
  expect(left({ type: 'settings' })).toEqual({ type: 'settings' })
})
