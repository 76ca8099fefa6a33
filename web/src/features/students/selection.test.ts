import { expect, it } from 'vitest'
import { emptySelection, selectionReducer, type Selection, type SelectionEvent } from './selection.ts'

const shownIds = ['a', 'b', 'c', 'd']

function after(...events: SelectionEvent[]): Selection {
  return events.reduce(selectionReducer, emptySelection)
}

const ticked = (selection: Selection) => [...selection.tickedIds].toSorted()

it('ticks a pupil, and unticks the one who was ticked', () => {
  expect(ticked(after({ type: 'student-ticked', id: 'a' }))).toEqual(['a'])
  expect(ticked(after({ type: 'student-ticked', id: 'a' }, { type: 'student-ticked', id: 'a' }))).toEqual([])
})

it('goes on choosing when the last tick is taken away, until the teacher cancels', () => {
  const unticked = after({ type: 'student-ticked', id: 'a' }, { type: 'student-ticked', id: 'a' })

  expect(unticked.isChoosing).toBe(true)
  expect(selectionReducer(unticked, { type: 'choosing-ended' })).toEqual(emptySelection)
})

it('ticks everybody from the last ticked pupil to this one, in either direction', () => {
  const forward = after({ type: 'student-ticked', id: 'b' }, { type: 'range-ticked', toId: 'd', shownIds })
  const backward = after({ type: 'student-ticked', id: 'c' }, { type: 'range-ticked', toId: 'a', shownIds })

  expect(ticked(forward)).toEqual(['b', 'c', 'd'])
  expect(ticked(backward)).toEqual(['a', 'b', 'c'])
})

it('ticks only this pupil when the last ticked one is not shown', () => {
  expect(ticked(after({ type: 'range-ticked', toId: 'c', shownIds }))).toEqual(['c'])
})

it('ticks all that are shown and keeps those ticked before a search', () => {
  expect(ticked(after({ type: 'student-ticked', id: 'z' }, { type: 'all-ticked', shownIds }))).toEqual([
    'a',
    'b',
    'c',
    'd',
    'z',
  ])
})

it('turns the ticks of all that are shown around', () => {
  expect(ticked(after({ type: 'student-ticked', id: 'b' }, { type: 'ticks-inverted', shownIds }))).toEqual([
    'a',
    'c',
    'd',
  ])
})

it('chooses for a comment unless it was asked for another deed, and keeps that until it ends', () => {
  expect(after({ type: 'choosing-started' }).mode).toBe('CommentPersons')
  expect(after({ type: 'student-ticked', id: 'a' }).mode).toBe('CommentPersons')

  const exchanging = after(
    { type: 'student-ticked', id: 'a' },
    { type: 'choosing-started', mode: 'RewardExchange' },
    { type: 'student-ticked', id: 'b' },
  )
  expect(exchanging).toMatchObject({ mode: 'RewardExchange', isChoosing: true })
  expect(ticked(exchanging)).toEqual(['a', 'b'])
  expect(selectionReducer(exchanging, { type: 'choosing-ended' })).toEqual(emptySelection)
})
