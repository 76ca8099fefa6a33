import type { FamilyPage } from '@pinge/contract/reviews/family.ts'
import { expect, it } from 'vitest'
import { scaleOf } from './sheet-scale.ts'

const page: FamilyPage = {
  studentId: 's1',
  username: '王浩然',
  header: '1',
  stuNo: '',
  axes: [24, 31, null, 13, 22],
  axesBefore: null,
  praised: ['', '', '', '', ''],
  levels: ['优秀', null, null, null, null],
  marks: [],
  attendance: { days: 90, present: 90 },
  fitness: null,
  records: [],
  goal: '',
  state: 'done',
  text: '你爱读书。',
  teacherWords: '',
}
const mark = (subject: string) => ({ subject, level: '优秀' as const })

it('a page of a usual pupil is printed in its usual size', () => {
  expect(scaleOf(page)).toBe(1)
})

it('a page with much on it is drawn smaller, and one with more on it smaller still', () => {
  const subjects = ['语文', '数学', '英语', '科学', '道法', '体育', '音乐', '美术', '信息']
  const records = [{ id: 'r', title: '秋收', date: '2026-10-23', type: 4 as const, picture: null }]
  const more = { ...page, marks: subjects.map(mark), records, text: '你爱读书。'.repeat(80) }
  const most: FamilyPage = { ...more, goal: '每天跳绳', text: '你爱读书。'.repeat(110) }

  const [some, less] = [scaleOf(more), scaleOf(most)]

  expect(some).toBeLessThan(1)
  expect(less).toBeLessThan(some)
})

it('nothing is drawn so small that grandparents cannot read it: it goes on to a second sheet', () => {
  expect(scaleOf({ ...page, text: '你爱读书。'.repeat(2_000) })).toBeCloseTo(0.6)
})

it('each line of a text that the teacher broke takes its own room', () => {
  const broken = { ...page, text: Array.from({ length: 25 }, () => '好。').join('\n') }

  expect(scaleOf(broken)).toBeLessThan(scaleOf({ ...page, text: '好。'.repeat(25) }))
})
