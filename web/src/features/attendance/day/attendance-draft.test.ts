import { expect, it } from 'vitest'
import { countStates, isChanged, marksToSave } from './attendance-draft.ts'

const students = [{ id: 'mei' }, { id: 'tao', attendance: 'leave' as const }, { id: 'lin' }]

it('takes everybody who was not marked to be there, and saves it so', () => {
  expect(countStates(students, new Map(), 'present')).toEqual({ present: 2, late: 0, leave: 1, absent: 0 })
  expect(marksToSave(students, new Map(), 'present')).toEqual([
    { studentId: 'mei', state: 'present' },
    { studentId: 'lin', state: 'present' },
  ])
})

it('sends of a day that was taken already only what is new', () => {
  const taken = students.map((student) => ({ attendance: 'present' as const, ...student }))

  expect(marksToSave(taken, new Map([['mei', 'late']]), 'present')).toEqual([
    { studentId: 'mei', state: 'late' },
  ])
  expect(marksToSave(taken, new Map(), 'present')).toEqual([])
})

it('has nothing to lose while the marks are those that are saved', () => {
  expect(isChanged(students, new Map([['tao', 'leave']]), 'present')).toBe(false)
  expect(isChanged(students, new Map([['mei', 'present']]), 'present')).toBe(false)
  expect(isChanged(students, new Map([['mei', 'absent']]), 'present')).toBe(true)
})

it('says nothing of a pupil without a mark on an earlier day, and sends only new marks', () => {
  expect(countStates(students, new Map(), undefined)).toEqual({ present: 0, late: 0, leave: 1, absent: 0 })
  expect(marksToSave(students, new Map(), undefined)).toEqual([])
  expect(marksToSave(students, new Map([['mei', 'present']]), undefined)).toEqual([
    { studentId: 'mei', state: 'present' },
  ])
  expect(isChanged(students, new Map([['mei', 'present']]), undefined)).toBe(true)
})
