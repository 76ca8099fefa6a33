import { familyReport, type FamilyPage } from '@pinge/contract/reviews/family.ts'
import { termList } from '@pinge/contract/terms.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeTerm } from '../../../test/make/report.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const page = (studentId: string, username: string, more: Partial<FamilyPage> = {}): FamilyPage => ({
  studentId,
  username,
  header: '1',
  stuNo: '8',
  axes: [24, null, null, null, null],
  axesBefore: null,
  praised: ['积极发言 6 次', '', '', '', ''],
  levels: ['优秀', '待提高', null, null, null],
  marks: [{ subject: '语文', level: '待提高' }],
  attendance: { days: 90, present: 90 },
  fitness: null,
  records: [{ id: 'r', title: '秋收农场一日劳动', date: '2026-10-23', type: 4, picture: null }],
  goal: '',
  state: 'done',
  text: `${username}，你是大家信得过的小伙伴。`,
  teacherWords: '新年好。',
  ...more,
})

beforeEach(() => {
  openSchoolClass()
  server.answer(familyReport, {
    className: '三年级(2)班',
    school: '晨光小学',
    headTeacher: '王老师',
    parts: ['axes', 'marks'],
    pages: [
      page('mei', '陈小梅'),
      page('tao', '李涛', { state: 'none', text: '', teacherWords: '', records: [], marks: [] }),
    ],
  })
})

const open = (more = '') => openScreen(`/term-review/family?classId=c1${more}`)
const sheets = () => screen.findAllByRole('article', { hidden: true })

it('shows the page of one child with praise, encouragement instead of a low level, and the review', async () => {
  await open('&pupil=mei')
  const [shown] = await sheets()
  const text = shown?.textContent ?? ''
  for (const words of [
    '晨光小学',
    '积极发言 6 次',
    '加油',
    '90 天，全勤',
    '难忘的一件事',
    '秋收农场一日劳动',
  ])
    expect.soft(text).toContain(words)
  expect(text).toContain('陈小梅，你是大家信得过的小伙伴。\n新年好。')
  for (const words of ['待提高', '李涛', '名次'])
    expect.soft(text.replace('不排名次', '')).not.toContain(words)
})

it('prints a page for every pupil, and says of how many the page is without a review', async () => {
  const user = await open()
  await screen.findByText(/打印 2 页，一人一页。1 人还没有写评语，他们的单子上不印评语。/)
  // One to look at, and two on paper.
  expect(await sheets()).toHaveLength(3)
  await user.selectOptions(screen.getByLabelText('打印谁的'), '李涛')
  await waitFor(() => expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2))
  expect(address()).toContain('pupil=tao')
  const [shown] = await sheets()
  expect(within(shown ?? document.body).queryByText('老师的话')).toBeNull()
})

it('says how many of the reviews that it prints are drafts still', async () => {
  const pages = [page('mei', '陈小梅', { state: 'draft' }), page('tao', '李涛')]
  server.answer(familyReport, { className: '三年级(2)班', school: '', headTeacher: '', parts: [], pages })
  const user = await open()
  await screen.findByText(/打印 2 页，一人一页。1 人的评语还是草稿，会照着印。/)

  await user.selectOptions(screen.getByLabelText('打印谁的'), '李涛')
  await screen.findByText(/打印 1 页，一人一页。放什么内容/)
})

it('waits with the print for the pictures of the pages, also for one that cannot be had', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const user = await open('&pupil=mei')
  const pictures = () => [...document.querySelectorAll('[data-print-view] img')]
  await waitFor(() => expect(pictures()).not.toEqual([]))
  await user.click(screen.getByRole('button', { name: '打印' }))
  expect(print).not.toHaveBeenCalled()

  const [first, ...others] = pictures()
  if (first) fireEvent.error(first)
  for (const picture of others) fireEvent.load(picture)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
})

it('says that the terms did not come, and asks for them again', async () => {
  server.fail(termList)
  const user = await open('&pupil=mei')
  const again = await screen.findByRole('button', { name: '再试一次' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('素质发展报告单')

  server.answer(termList, [makeTerm()])
  await user.click(again)
  expect(await sheets()).not.toEqual([])
})
