import { archiveList } from '@pinge/contract/archives/documents.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const document = (documentId: string, name: string) => ({
  documentId,
  name,
  termKey: '2026-1',
  termName: '2026—2027学年第一学期',
  parts: ['perform' as const, 'evaluation' as const],
  customAsideName: '',
  isLocked: false,
  lock: null,
  createDate: 1,
  completion: { perform: 0, health: null, record: null, evaluation: 0 },
})

let first: string
let second: string

beforeEach(() => {
  const school = openSchoolClass()
  first = school.students[0]?.id ?? ''
  second = school.students[1]?.id ?? ''
  server.answer(archiveList, [document('d2', '三年级上'), document('d1', '二年级下')])
  server.answer(archiveStudent, ({ studentId, compareDocId }) => ({
    studentId,
    username: school.students.find(({ id }) => id === studentId)?.username ?? '',
    header: '1',
    gender: 'female' as const,
    stuNo: '8',
    axes: [24, 31, null, 13, 22],
    compareAxes: compareDocId === undefined ? null : [20, null, null, 10, 18],
    sources: [
      { type: 2 as const, name: '乐于助人', count: 6, points: 12 },
      { type: 1 as const, name: '积极发言', count: 9, points: 9 },
    ],
    parts: {
      perform: { filled: 11, expected: 11, marks: [] },
      health: null,
      record: null,
      evaluation: { filled: 0, expected: 10, progress: '', goal: '', reply: '' },
    },
    timeline: [
      {
        id: 'r1',
        kind: 'record' as const,
        date: '2026-10-12',
        type: 4 as const,
        title: '秋收劳动',
        note: '写实',
        isTypical: true,
      },
      {
        id: 'r2',
        kind: 'record' as const,
        date: '2026-09-30',
        type: 1 as const,
        title: '讲题',
        note: '写实',
        isTypical: false,
      },
    ],
  }))
})

it('a quality without praise is a gap and not a zero, and a tap names what the points are made of', async () => {
  const user = await openScreen('/data/file?classId=c1')
  const figure = await screen.findByRole('img', { name: /的五维：/u })
  expect(figure.getAttribute('aria-label')).toContain('健康暂无')
  const sources = within(screen.getByRole('group', { name: '看分数的来处' }))
  expect(sources.getByRole('button', { name: '健康' })).toHaveProperty('disabled', true)
  await user.click(sources.getByRole('button', { name: '习惯' }))
  screen.getByText('6 次，+12')
  expect(screen.queryByText('9 次，+9')).toBeNull()
})

it('another term of the same child is drawn beside, and remembered for the next one', async () => {
  const user = await openScreen('/data/file?classId=c1')
  await screen.findByRole('img', { name: /的五维：/u })
  await user.selectOptions(screen.getByLabelText('比较'), 'd1')
  await waitFor(() =>
    expect(server.requests(archiveStudent).at(-1)).toMatchObject({ studentId: first, compareDocId: 'd1' }),
  )
  await screen.findByText('虚线：二年级下')
  // A quality between two gaps has no line, and is drawn by its mark.
  const figure = await screen.findByRole('img', { name: /比较的学期：学业20，习惯暂无/u })
  expect(figure.querySelectorAll('circle[r="4"]')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /^下一个/u }))
  await waitFor(() =>
    expect(server.requests(archiveStudent).at(-1)).toMatchObject({ studentId: second, compareDocId: 'd1' }),
  )
  expect(address()).toContain(`pupil=${second}`)
})

it('the parts lead to their screens, and the footprints can be narrowed to what goes into the print', async () => {
  const user = await openScreen(`/data/file?classId=c1&pupil=${first}`)
  const evaluation = await screen.findByRole('link', { name: /0 \/ 10 题/u })
  expect(evaluation.getAttribute('href')).toBe(`/data/file/evaluation/${first}?classId=c1&documentId=d2`)
  const footprints = within(screen.getByRole('region', { name: '脚印' }))
  footprints.getByText('讲题')
  await user.click(footprints.getByRole('button', { name: '典型 1' }))
  expect(footprints.queryByText('讲题')).toBeNull()
  footprints.getByText('秋收劳动')
})

it('a class without a document is led to its first one', async () => {
  server.answer(archiveList, [])
  await openScreen('/data/file?classId=c1')
  await screen.findByText('还没有成长档案')
})
