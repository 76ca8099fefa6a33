import { expect, it } from 'vitest'
import { presentIds } from './present-ids.ts'

it('leaves out who is on leave or missing, and counts who came late', () => {
  const students = [
    { id: 'mei' },
    { id: 'tao', attendance: 'leave' as const },
    { id: 'lin', attendance: 'absent' as const },
    { id: 'yue', attendance: 'late' as const },
  ]

  expect(presentIds(students)).toEqual(['mei', 'yue'])
})

it('means all pupils where all are marked away', () => {
  expect(presentIds([{ id: 'mei', attendance: 'absent' }])).toEqual(['mei'])
})
