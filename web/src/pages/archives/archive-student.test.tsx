import { archiveList } from '@pinge/contract/archives/documents.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeDocument } from '../../../test/make/archive.ts'
import { makeClassDetail } from '../../../test/make/class.ts'
import { printPage } from '../../../test/device/print.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const document = (documentId: string, name: string) =>
  makeDocument({ documentId, name, parts: ['perform', 'evaluation'] })

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
      perform: {
        filled: 2,
        expected: 11,
        isFull: false,
        kinds: ['平时', '期中', '期末'],
        marks: [
          { subject: '语文', kind: '平时', value: '92' },
          { subject: '语文', kind: '期末', value: '95' },
          { subject: '数学', kind: '期中', value: '免考' },
        ],
      },
      health: null,
      record: {
        count: 2,
        typical: 1,
        chosen: [
          {
            id: 'r1',
            date: '2026-10-12',
            type: 4 as const,
            title: '秋收劳动',
            text: '割了一天稻子',
            pictures: ['/files/a.png'],
            viewUrls: ['/files/a.png?sign=1'],
          },
        ],
      },
      evaluation: {
        filled: 1,
        expected: 2,
        scale: 'smile' as const,
        answers: [
          { text: '我爱读书', value: 3 },
          { text: '我会做家务', value: null },
        ],
        progress: '',
        goal: '每天跳绳',
        peer: '爱帮助人',
        family: '会做饭了',
        reply: '',
      },
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

// The paper that comes beside it has the same figure.
const axes = () => within(screen.getByRole('region', { name: '五维成长' }))
const figureOf = (name: RegExp) => waitFor(() => axes().getByRole('img', { name }))

it('a quality without praise is a gap and not a zero, and a tap names what the points are made of', async () => {
  const user = await openScreen('/data/file?classId=c1')
  const figure = await figureOf(/的五维：/u)
  expect(figure.getAttribute('aria-label')).toContain('健康暂无')
  const sources = within(screen.getByRole('group', { name: '看分数的来处' }))
  expect(sources.getByRole('button', { name: '健康' })).toHaveProperty('disabled', true)
  await user.click(sources.getByRole('button', { name: '习惯' }))
  screen.getByText('6 次，+12')
  expect(screen.queryByText('9 次，+9')).toBeNull()
})

it('another term of the same child is drawn beside, and remembered for the next one', async () => {
  const user = await openScreen('/data/file?classId=c1')
  await figureOf(/的五维：/u)
  await user.selectOptions(screen.getByLabelText('比较'), 'd1')
  await waitFor(() =>
    expect(server.requests(archiveStudent).at(-1)).toMatchObject({ studentId: first, compareDocId: 'd1' }),
  )
  // A quality between two gaps has no line, and is drawn by its mark.
  const figure = await figureOf(/比较的学期：学业20，习惯暂无/u)
  axes().getByText('虚线：二年级下')
  expect(figure.querySelectorAll('circle[r="4"]')).toHaveLength(3)
  await user.click(screen.getByRole('button', { name: /^下一个/u }))
  await waitFor(() =>
    expect(server.requests(archiveStudent).at(-1)).toMatchObject({ studentId: second, compareDocId: 'd1' }),
  )
  expect(address()).toContain(`pupil=${second}`)
})

it('the paper says what the dashed line beside the child’s own is', async () => {
  const user = await openScreen('/data/file?classId=c1')
  await figureOf(/的五维：/u)
  await user.selectOptions(screen.getByLabelText('比较'), 'd1')
  await figureOf(/比较的学期：/u)
  await printPage(() => screen.getByRole('table', { name: '五维' }))
  expect(screen.getAllByText('虚线：二年级下')).toHaveLength(2)
})

it('any pupil of the class is opened by name, also the last one', async () => {
  const user = await openScreen('/data/file?classId=c1')
  await figureOf(/的五维：/u)
  const pupils = screen.getByRole<HTMLSelectElement>('combobox', { name: '学生' })
  const last = [...pupils.options].at(-1)?.value ?? ''
  expect(last).not.toBe(first)
  await user.selectOptions(pupils, last)
  await waitFor(() => expect(address()).toContain(`pupil=${last}`))
  await waitFor(() => expect(server.requests(archiveStudent).at(-1)).toMatchObject({ studentId: last }))
})

it('the pupil and the document that were chosen at once are both kept', async () => {
  await openScreen('/data/file?classId=c1')
  await figureOf(/的五维：/u)
  act(() => {
    fireEvent.click(screen.getByRole('button', { name: /^下一个/u }))
    fireEvent.change(screen.getByRole('combobox', { name: '档案' }), { target: { value: 'd1' } })
  })

  await waitFor(() => expect(address()).toBe(`/data/file?classId=c1&pupil=${second}&documentId=d1`))
})

it('the parts lead to their screens, and the footprints can be narrowed to what goes into the print', async () => {
  const user = await openScreen(`/data/file?classId=c1&pupil=${first}`)
  const evaluation = await screen.findByRole('link', { name: /1 \/ 2 题/u })
  expect(evaluation.getAttribute('href')).toBe(`/data/file/evaluation/${first}?classId=c1&documentId=d2`)
  const footprints = within(screen.getByRole('region', { name: '脚印' }))
  footprints.getByText('讲题')
  await user.click(footprints.getByRole('button', { name: '典型 1' }))
  expect(footprints.queryByText('讲题')).toBeNull()
  footprints.getByText('秋收劳动')
})

it('the paper begins with a bare cover, and holds answers, the words of others, and what is typical with its pictures', async () => {
  server.answer(classDetail, { ...makeClassDetail(), school: '实验小学' })
  await openScreen(`/data/file?classId=c1&pupil=${first}`)
  await screen.findByRole('region', { name: '本学期的典型' })
  const answers = within(await printPage(() => screen.getByRole('table', { name: '自评的问题' })))
  answers.getByRole('row', { name: '我爱读书 很棒' })
  expect(answers.queryByText('我会做家务')).toBeNull()
  const words = within(screen.getByRole('table', { name: '自评的话' }))
  words.getByRole('row', { name: '同伴的话 爱帮助人' })
  words.getByRole('row', { name: '家长的话 会做饭了' })
  expect(words.queryByText('老师回复')).toBeNull()
  expect(screen.getByRole('img', { name: '秋收劳动' }).getAttribute('src')).toBe('/files/a.png?sign=1')
  expect(screen.queryByText(/打印于/u)).toBeNull()
})

it('the columns of the marks stand on paper in the order of the sheet, also where the first subject has not all', async () => {
  await openScreen('/data/file?classId=c1')
  await figureOf(/的五维：/u)
  const marks = within(await printPage(() => screen.getByRole('table', { name: '学业' })))
  expect(marks.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '学科',
    '平时',
    '期中',
    '期末',
  ])
  marks.getByRole('row', { name: '语文 92 95' })
  marks.getByRole('row', { name: '数学 免考' })
})

it('nothing is filled across a quality without praise', async () => {
  await openScreen('/data/file?classId=c1')
  const figure = await figureOf(/的五维：/u)
  // Health is missing: three wedges between the other four, and none beside it.
  expect(figure.querySelector('.fill-brand\\/10')?.getAttribute('d')?.match(/Z/gu)).toHaveLength(3)
})

it('a class without a document is led to its first one', async () => {
  server.answer(archiveList, [])
  await openScreen('/data/file?classId=c1')
  await screen.findByText('还没有成长档案')
})

it('an archive that failed to load is not printed', async () => {
  server.refuse(archiveStudent, 'serviceBusy')
  await openScreen(`/data/file?classId=c1&studentId=${first}`)
  await screen.findByRole('alert')
  expect(screen.getByRole('button', { name: '打印' })).toHaveProperty('disabled', true)
})
