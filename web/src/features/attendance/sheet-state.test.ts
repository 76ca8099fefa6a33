import { expect, it } from 'vitest'
import { sheetState, startWithToday } from './sheet-state.ts'

const marked = sheetState(startWithToday, { type: 'marked', studentId: 'mei', state: 'late' })

it('begins with today and nothing marked', () => {
  expect(startWithToday.earlier).toBeUndefined()
  expect(startWithToday.draft.size).toBe(0)
})

it('keeps the last mark of a pupil until it is saved or dropped', () => {
  const again = sheetState(marked, { type: 'marked', studentId: 'mei', state: 'absent' })

  expect([...again.draft]).toEqual([['mei', 'absent']])
  expect(sheetState(again, { type: 'draft-dropped' }).draft.size).toBe(0)
})

it('takes nothing that was marked to another day', () => {
  const earlier = sheetState(marked, { type: 'left', aim: { to: 'day', date: '2026-11-20' } })

  expect(earlier).toMatchObject({ earlier: '2026-11-20', isListing: false })
  expect(earlier.draft.size).toBe(0)
})

it('comes back from the list of days to the day that was open', () => {
  const earlier = sheetState(startWithToday, { type: 'left', aim: { to: 'day', date: '2026-11-20' } })
  const listing = sheetState(earlier, { type: 'left', aim: { to: 'list' } })

  expect(listing.isListing).toBe(true)
  expect(sheetState(listing, { type: 'list-left' })).toEqual(earlier)
})

it('marks the whole class at once', () => {
  const all = sheetState(marked, { type: 'all-marked', studentIds: ['mei', 'tao'], state: 'present' })

  expect([...all.draft]).toEqual([
    ['mei', 'present'],
    ['tao', 'present'],
  ])
})
