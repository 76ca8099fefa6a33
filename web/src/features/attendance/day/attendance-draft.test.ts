import type { AttendanceState } from '@pinge/contract/attendance.ts'
import { expect, it } from 'vitest'
import { countStates, isChanged, marksToSave, noCounts, shownNote, type Assumed } from './attendance-draft.ts'

const students = [{ id: 'mei' }, { id: 'tao' }, { id: 'lin' }]
const taoIsSick = new Map([['tao', { state: 'sick' as const, note: '发烧' }]])
const today = { students, saved: taoIsSick, assumed: 'present' as Assumed }
const earlier = { ...today, assumed: undefined }
const marked = (id: string, state: AttendanceState) => new Map([[id, { state }]])

it('takes everybody who was not marked to be there, and saves it so', () => {
  expect(countStates(today, new Map())).toEqual({ ...noCounts(), present: 2, sick: 1 })
  expect(marksToSave(today, new Map())).toEqual([
    { studentId: 'mei', state: 'present', isAssumed: true },
    { studentId: 'lin', state: 'present', isAssumed: true },
  ])
})

it('tells a pupil whom the teacher marked to be there from one who counts as there', () => {
  expect(marksToSave(today, marked('mei', 'present'))).toEqual([
    { studentId: 'mei', state: 'present' },
    { studentId: 'lin', state: 'present', isAssumed: true },
  ])
})

it('keeps the note of a pupil who was there already, whatever is marked once more', () => {
  const saved = new Map([['tao', { state: 'present' as const, note: '妈妈送来' }]])
  const day = { ...earlier, saved }

  expect(shownNote(day, marked('tao', 'present'), 'tao')).toBe('妈妈送来')
  expect(marksToSave(day, marked('tao', 'present'))).toEqual([])
})

it('sends of a day that was taken already only what is new', () => {
  const taken = { ...today, saved: new Map(students.map(({ id }) => [id, { state: 'present' as const }])) }

  expect(marksToSave(taken, marked('mei', 'late'))).toEqual([{ studentId: 'mei', state: 'late' }])
  expect(marksToSave(taken, new Map())).toEqual([])
})

it('has nothing to lose while the marks and notes are those that are saved', () => {
  expect(isChanged(today, marked('tao', 'sick'))).toBe(false)
  expect(isChanged(today, marked('mei', 'present'))).toBe(false)
  expect(isChanged(today, new Map([['tao', { note: '发烧' }]]))).toBe(false)
  expect(isChanged(today, marked('mei', 'absent'))).toBe(true)
  expect(isChanged(today, new Map([['tao', { note: '肺炎' }]]))).toBe(true)
})

it('says nothing of a pupil without a mark on an earlier day, and sends only new marks', () => {
  expect(countStates(earlier, new Map())).toEqual({ ...noCounts(), sick: 1 })
  expect(marksToSave(earlier, new Map())).toEqual([])
  expect(marksToSave(earlier, marked('mei', 'present'))).toEqual([{ studentId: 'mei', state: 'present' }])
  expect(isChanged(earlier, marked('mei', 'present'))).toBe(true)
})

it('sends a note with its mark, and an empty one to take it away', () => {
  expect(marksToSave(earlier, new Map([['tao', { note: ' 肺炎 ' }]]))).toEqual([
    { studentId: 'tao', state: 'sick', note: '肺炎' },
  ])
  expect(marksToSave(earlier, new Map([['tao', { note: '' }]]))).toEqual([
    { studentId: 'tao', state: 'sick', note: '' },
  ])
})

it('lets the note go of a pupil who turns out to be there, and keeps it with any other kind', () => {
  expect(shownNote(earlier, marked('tao', 'present'), 'tao')).toBe('')
  expect(marksToSave(earlier, marked('tao', 'present'))).toEqual([
    { studentId: 'tao', state: 'present', note: '' },
  ])
  expect(shownNote(earlier, marked('tao', 'late'), 'tao')).toBe('发烧')
  expect(marksToSave(earlier, marked('tao', 'late'))).toEqual([{ studentId: 'tao', state: 'late' }])
})
