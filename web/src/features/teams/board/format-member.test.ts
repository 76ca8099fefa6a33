import { expect, it } from 'vitest'
import { formatMember } from './format-member.ts'

it('says of those who are away today that they are, and of no other pupil', () => {
  expect(formatMember({ username: '王浩然', attendance: 'leave' })).toBe('王浩然，今天请假，换个小组')
  expect(formatMember({ username: '王浩然', attendance: 'absent' })).toBe('王浩然，今天缺勤，换个小组')
  expect(formatMember({ username: '王浩然', attendance: 'late' })).toBe('王浩然，换个小组')
  expect(formatMember({ username: '王浩然' })).toBe('王浩然，换个小组')
})
