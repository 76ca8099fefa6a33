import { consentList } from '@pinge/contract/privacy/consents.ts'
import * as realistic from '@pinge/contract/realistic.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { termList } from '@pinge/contract/terms.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { narrowWindow } from '../../../test/browser.ts'
import { openClassRecords } from '../../../test/class-records.ts'
import { makeRealisticBatch, makeRealisticStudent } from '../../../test/make/realistic.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { makeTerm } from '../../../test/make/report.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let batches: realistic.RealisticBatch[]

beforeEach(() => {
  batches = []
  openClassRecords(() => batches)
  server.answer(realistic.saveRealistic, { batchId: 'b9', ids: ['r9'] })
  server.answer(realistic.reviewRealistic, null)
  server.answer(realistic.markTypical, null)
  server.answer(realistic.removeRealistic, null)
})

async function openRecords(): Promise<User> {
  const user = await openScreen('/data/file/record?classId=c1')
  await screen.findByRole('button', { name: '记一条' })
  return user
}
async function openNew(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: '记一条' }))
  await screen.findByRole('dialog', { name: '记一条' })
}
const form = () => within(screen.getByRole('dialog', { name: '记一条' }))
const pupil = (name: string) =>
  within(form().getByRole('list', { name: '学生' })).getByRole('button', { name })
const quality = (name: string) =>
  within(form().getByRole('group', { name: '品质' })).getByRole('button', { name })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const card = (title: string) => screen.findByRole('article', { name: title })

it('says on paper whose records these are, and of which term', async () => {
  await openRecords()

  const paper = await screen.findByText(`三年级(2)班 · ${makeTerm().name}`)
  expect(paper.className).toContain('print:block')
})

describe('a new record', () => {
  it('is of a whole team by one tap, and of none of it by another', async () => {
    server.answer(categoryList, { categoryInfos: [makeCategory({ id: 'k1', creatorId: 'wang' })] })
    const studentIds = ['s1', 's3']
    server.answer(teamList, [
      makeTeam({ id: 't1', teamName: '火箭队', studentIds }),
      makeTeam({ id: 't2', teamName: '空队', studentIds: [] }),
    ])
    const user = await openRecords()
    await openNew(user)
    const teams = within(await form().findByRole('group', { name: '按小组选' }))
    expect(teams.queryByRole('button', { name: /空队/u })).toBeNull()
    const rocket = teams.getByRole('button', { name: '火箭队 2' })
    await user.click(rocket)
    expect(pupil('王浩然').getAttribute('aria-pressed')).toBe('true')
    expect(rocket.getAttribute('aria-pressed')).toBe('true')
    await user.click(pupil('王浩然'))
    expect(rocket.getAttribute('aria-pressed')).toBe('false')
    await user.click(rocket)
    await user.click(rocket)
    expect(pupil('王浩然').getAttribute('aria-pressed')).toBe('false')
  })

  it('is one each for all who did it together, with what was said of it', async () => {
    const user = await openRecords()
    await openNew(user)
    for (const name of ['王浩然', '李思琪']) await user.click(pupil(name))
    await user.click(quality('实践'))
    await user.fill(form().getByRole('textbox', { name: '经过' }), '豆苗长高了')
    await user.fill(form().getByRole('textbox', { name: '时长' }), '４０')
    await user.click(form().getByRole('button', { name: '给 2 人各记一条' }))

    await screen.findByText('已记进 2 个孩子的档案')
    await isClosed()
    expect(server.requests(realistic.saveRealistic)).toMatchObject([
      {
        studentIds: ['s1', 's2'],
        type: 4,
        kind: 'practice',
        title: '豆苗长高了',
        minutes: 40,
        date: '2026-03-04',
      },
    ])
  })

  it('is of the one of two children of one name who was meant, told apart by their numbers', async () => {
    const students = makePupils(2).map((one, at) => ({ ...one, username: '王海燕', stuNo: `0${at + 4}` }))
    openSchoolClass({ students })
    const user = await openRecords()
    await openNew(user)
    await user.click(pupil('王海燕 05'))
    await user.click(quality('审美'))
    await user.click(form().getByRole('button', { name: '记好了' }))

    await screen.findByText('已记进 1 个孩子的档案')
    expect(server.requests(realistic.saveRealistic)).toMatchObject([{ studentIds: ['s2'] }])
  })

  it('says what is missing beside it, and nothing is sent', async () => {
    const user = await openRecords()
    await openNew(user)
    await user.click(form().getByRole('button', { name: '记好了' }))

    expect(form().getByText('请先选学生')).toBeTruthy()
    expect(form().getByText('请选一个品质')).toBeTruthy()
    expect(server.requests(realistic.saveRealistic)).toEqual([])
  })

  it('is written down on a phone by the tap on its quality', async () => {
    narrowWindow()
    const user = await openRecords()
    await openNew(user)
    await user.click(pupil('张子轩'))
    await user.click(quality('审美'))

    await screen.findByText('已记进 1 个孩子的档案')
    expect(server.requests(realistic.saveRealistic)).toMatchObject([
      { studentIds: ['s3'], type: 5, kind: 'talent', title: '审美 · 3月4日' },
    ])
  })

  it('takes no photo of a pupil whose guardian did not say yes, and says so beforehand', async () => {
    const heard = { header: '1', givenOn: null, withdrawnOn: null }
    server.answer(consentList, [
      { ...heard, studentId: 's1', username: '王浩然', state: 'none' },
      { ...heard, studentId: 's2', username: '李思琪', state: 'given', givenOn: '2026-03-01' },
    ])
    const user = await openRecords()
    await openNew(user)
    await form().findByRole('button', { description: '家长没有同意添加照片' })
    expect(pupil('李思琪').getAttribute('aria-describedby')).toBeNull()
    await user.click(pupil('李思琪'))
    const camera = () => form().getByRole('button', { name: '加照片' })
    expect(camera()).toHaveProperty('disabled', false)
    const photo = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg', { type: 'image/jpeg' })
    await user.upload(form().getByLabelText('照片文件'), photo)
    await form().findByRole('button', { name: '去掉第 1 张照片' })

    await user.click(pupil('王浩然'))
    expect(camera()).toHaveProperty('disabled', true)
    await user.click(quality('实践'))
    await user.click(form().getByRole('button', { name: '给 2 人各记一条' }))
    await form().findByText('王浩然的家长没有同意添加照片，请去掉照片')
    expect(server.requests(realistic.saveRealistic)).toEqual([])

    await user.click(form().getByRole('button', { name: '去掉第 1 张照片' }))
    await user.click(form().getByRole('button', { name: '给 2 人各记一条' }))
    await isClosed()
    await waitFor(() => expect(server.requests(realistic.saveRealistic)).toHaveLength(1))
  })

  it('waits on this device while the network is gone, and goes out when the teacher asks', async () => {
    server.fail(realistic.saveRealistic)
    const user = await openRecords()
    await openNew(user)
    await user.click(pupil('张子轩'))
    await user.click(quality('习惯'))
    await user.click(form().getByRole('button', { name: '记好了' }))
    await isClosed()
    const waiting = await screen.findByRole('region', { name: '还没有上传的记录' })
    expect(within(waiting).getByText('习惯 · 3月4日')).toBeTruthy()

    server.answer(realistic.saveRealistic, { batchId: 'b9', ids: ['r9'] })
    await user.click(within(waiting).getByRole('button', { name: /^再试一次/ }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '还没有上传的记录' })).toBeNull())
    const [first, again] = server.requests(realistic.saveRealistic)
    expect(again?.requestId).toBe(first?.requestId)
  })

  it('that the server refuses says why and can be given up', async () => {
    server.refuse(realistic.saveRealistic, 'studentNotInClass')
    const user = await openRecords()
    await openNew(user)
    await user.click(pupil('张子轩'))
    await user.click(quality('习惯'))
    await user.click(form().getByRole('button', { name: '记好了' }))
    await screen.findByText('没有保存：学生不在该班级，请刷新后重试')

    await user.click(screen.getByRole('button', { name: /^删除：/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '还没有上传的记录' })).toBeNull())
  })

  it('that was closed half written is found again', async () => {
    const user = await openRecords()
    await openNew(user)
    await user.click(pupil('张子轩'))
    await user.fill(form().getByRole('textbox', { name: '经过' }), '写到一半')
    await user.click(form().getByRole('button', { name: '关闭' }))
    await isClosed()
    await openNew(user)

    await waitFor(() =>
      expect(form().getByRole<HTMLTextAreaElement>('textbox', { name: '经过' }).value).toBe('写到一半'),
    )
    expect(pupil('张子轩').getAttribute('aria-pressed')).toBe('true')
    await user.click(form().getByRole('button', { name: '清空' }))
    expect(pupil('张子轩').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a record', () => {
  it('is adopted by one tap on its card, and a refusal is told', async () => {
    batches = [makeRealisticBatch({ batchId: 'b1' })]
    const user = await openRecords()
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: /^采纳/ }))
    await waitFor(() =>
      expect(server.requests(realistic.reviewRealistic)).toMatchObject([{ id: 'b1', state: 'adopted' }]),
    )

    server.refuse(realistic.markTypical, 'tooManyTypical')
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: /^选为典型/ }))
    await screen.findByText('每名学生每学期最多选 5 条典型，请先取消一条')
  })

  it('is chosen as typical while its adoption is still on its way', async () => {
    batches = [makeRealisticBatch({ batchId: 'b1' })]
    server.hold(realistic.reviewRealistic)
    server.answer(realistic.markTypical, null)
    const user = await openRecords()
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: /^采纳/ }))
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: /^选为典型/ }))

    await waitFor(() =>
      expect(server.requests(realistic.markTypical)).toMatchObject([{ id: 'b1', isTypical: true }]),
    )
  })

  it('is returned with a word, for one pupil of several', async () => {
    const students = [
      makeRealisticStudent({ id: 'r1' }),
      makeRealisticStudent({ id: 'r2', studentId: 's2', username: '李思琪', state: 'adopted' }),
    ]
    batches = [makeRealisticBatch({ batchId: 'b1', students })]
    const user = await openRecords()
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: '给班级菜地浇水' }))
    const detail = within(await screen.findByRole('dialog', { name: '给班级菜地浇水' }))
    await user.click(detail.getByRole('button', { name: '更多：李思琪' }))
    await user.click(detail.getByRole('menuitem', { name: '退回' }))
    const returning = within(await screen.findByRole('dialog', { name: '退回记录' }))
    await user.fill(returning.getByRole('textbox'), '请补一张照片')
    await user.keyboard('{Escape}')
    const asked = within(await screen.findByRole('alertdialog', { name: '还没有退回' }))
    await user.click(asked.getByRole('button', { name: '继续填写' }))
    await user.click(returning.getByRole('button', { name: '退回' }))

    await waitFor(() =>
      expect(server.requests(realistic.reviewRealistic)).toMatchObject([
        { id: 'r2', state: 'returned', word: '请补一张照片' },
      ]),
    )
  })

  it('is edited with what was seen of it, and a colleague who was quicker leaves the words in the form', async () => {
    batches = [makeRealisticBatch({ batchId: 'b1', version: 3 })]
    server.refuse(realistic.saveRealistic, 'realisticEdited')
    const user = await openRecords()
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: '给班级菜地浇水' }))
    const detail = within(await screen.findByRole('dialog', { name: '给班级菜地浇水' }))
    await user.click(detail.getByRole('button', { name: '修改' }))
    const edit = within(await screen.findByRole('dialog', { name: '修改记录' }))
    await user.fill(edit.getByRole('textbox', { name: '活动名称' }), '量高度')
    await user.click(edit.getByRole('button', { name: '保存修改' }))

    await edit.findByText('这条写实记录刚刚被别人改过，请看过最新的再保存')
    expect(edit.getByRole<HTMLInputElement>('textbox', { name: '活动名称' }).value).toBe('量高度')
    expect(server.requests(realistic.saveRealistic)).toMatchObject([
      { id: 'b1', version: 3, title: '量高度', studentIds: ['s1'] },
    ])
  })

  it('is removed after a question that names it', async () => {
    batches = [makeRealisticBatch({ batchId: 'b1' })]
    const user = await openRecords()
    await user.click(within(await card('给班级菜地浇水')).getByRole('button', { name: '给班级菜地浇水' }))
    const detail = within(await screen.findByRole('dialog', { name: '给班级菜地浇水' }))
    await user.click(detail.getByRole('button', { name: '删除' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(
      question.getByText('将从王浩然的档案里删除“给班级菜地浇水”，不能恢复；其他记录都还在。'),
    ).toBeTruthy()
    await user.click(question.getByRole('button', { name: '删除' }))

    await waitFor(() => expect(server.requests(realistic.removeRealistic)).toMatchObject([{ id: 'b1' }]))
  })
})

describe('the list', () => {
  it('is narrowed by state, quality and words', async () => {
    batches = [makeRealisticBatch()]
    const user = await openRecords()
    await user.click(screen.getByRole('button', { name: /^已采纳/ }))
    await user.click(
      within(screen.getByRole('group', { name: '品质' })).getByRole('button', { name: '审美' }),
    )
    await user.type(screen.getByRole('searchbox', { name: '搜索标题、经过、姓名' }), '菜地{Enter}')

    await waitFor(() =>
      expect(server.requests(realistic.realisticFeed).at(-1)).toMatchObject({
        state: 'adopted',
        type: 5,
        keyword: '菜地',
      }),
    )
    expect(document.activeElement).toHaveProperty('value', '菜地')
    batches = []
    await user.click(screen.getByRole('button', { name: /^典型/ }))
    const showAll = await screen.findByRole('button', { name: '看全部记录' })
    batches = [makeRealisticBatch()]
    await user.click(showAll)
    await card('给班级菜地浇水')
  })

  it('offers the newest term first, as 评语 does', async () => {
    const first = makeTerm({ key: '2025-1', name: '2025-2026学年第一学期', isCurrent: false })
    server.answer(termList, [first, makeTerm()])
    await openScreen('/data/file/record?classId=c1')
    const offered = within(await screen.findByRole('combobox', { name: '学期' })).getAllByRole('option')

    expect(offered.map((option) => option.getAttribute('value'))).toEqual(['2025-2', '2025-1'])
  })

  it('keeps in the address what it is narrowed to, also in another term', async () => {
    server.answer(termList, [makeTerm(), makeTerm({ key: '2025-1', name: '2025-2026学年第一学期' })])
    batches = [makeRealisticBatch()]
    const narrowed = '/data/file/record?classId=c1&state=typical&type=5&kind=talent&studentId=s2&keyword=菜地'
    const user = await openScreen(encodeURI(narrowed))
    await waitFor(() =>
      expect(server.requests(realistic.realisticFeed).at(-1)).toMatchObject({
        isTypical: true,
        type: 5,
        kind: 'talent',
        studentId: 's2',
        keyword: '菜地',
      }),
    )
    expect(await screen.findByRole('searchbox', { name: '搜索标题、经过、姓名' })).toHaveProperty(
      'value',
      '菜地',
    )

    await user.click(screen.getByRole('button', { name: /^全部/ }))
    await user.selectOptions(screen.getByRole('combobox', { name: '学期' }), '2025-1')
    await waitFor(() => expect(server.requests(realistic.realisticFeed).at(-1)?.termKey).toBe('2025-1'))
    expect(server.requests(realistic.realisticFeed).at(-1)).toMatchObject({ type: 5, studentId: 's2' })
    expect(decodeURI(address())).toBe(
      '/data/file/record?classId=c1&type=5&kind=talent&studentId=s2&keyword=菜地&term=2025-1',
    )
  })

  it('is of everything where the address says what no record can be', async () => {
    await openScreen('/data/file/record?classId=c1&state=lost&type=9&kind=game')
    await screen.findByText('还没有写实记录')

    expect(server.requests(realistic.realisticFeed).at(-1)).not.toHaveProperty('type')
  })

  it('of a class that rests is only looked at', async () => {
    openSchoolClass({ summary: { isArchived: true } as never })
    batches = [makeRealisticBatch()]
    await openScreen('/data/file/record?classId=c1')
    const seen = within(await card('给班级菜地浇水'))

    expect(seen.queryByRole('button', { name: /采纳|典型/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '记一条' })).toBeNull()
  })

  it('of a term that is locked is only looked at, and says who locked it when', async () => {
    const lock = { teacherName: '李老师', lockedAt: Date.parse('2026-03-03T17:20:00+08:00') }
    const states = { pending: 1, adopted: 0, filed: 0, returned: 0 }
    server.answer(realistic.realisticSummary, { batches: 1, students: 1, states, typical: 0, lock })
    batches = [makeRealisticBatch()]
    await openScreen('/data/file/record?classId=c1')

    expect(await screen.findByText('李老师在昨天 17:20锁定了这份档案，只能查看')).toBeTruthy()
    const seen = within(await card('给班级菜地浇水'))
    expect(seen.queryByRole('button', { name: /采纳|典型/ })).toBeNull()
    expect(screen.queryByRole('button', { name: '记一条' })).toBeNull()
  })
})
