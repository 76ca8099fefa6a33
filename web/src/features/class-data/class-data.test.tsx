import { classList } from '@pinge/contract/classes.ts'
import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import { commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
import { termList } from '@pinge/contract/terms.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { makeRecord, makeSummary } from '../../../test/make/record.ts'
import { makeReport, makeTerm, type GivenTo } from '../../../test/make/report.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

let school: SchoolClass
let given: GivenTo

const region = (name: string) => screen.findByRole('region', { name })
const names = () => screen.getAllByRole('rowheader').map((head) => head.textContent)
const path = '/comment/class-data?classId=c1'

beforeEach(() => {
  holdClock('2026-03-04T10:00:00+08:00')
  school = openSchoolClass()
  given = {
    s1: [
      { type: 1, praise: 3, points: 3 },
      { type: 2, praise: 1, points: 2 },
    ],
    s2: [{ type: 1, praise: 1, reminder: 1, points: -1 }],
  }
  server.answer(classReport, () => makeReport(school.students, given))
})

describe('the data of a class', () => {
  it('are those of this week, compared with as many days of the last one', async () => {
    server.answer(classReport, ({ from }) =>
      makeReport(
        school.students,
        from === '2026-03-02' ? given : { s1: [{ type: 1, praise: 4, points: 4 }] },
      ),
    )
    await openScreen(path)
    const tile = (await screen.findByText('点评次数')).closest('div')

    await waitFor(() => expect(tile?.textContent).toBe('点评次数6 次和上周同期相比：▲ 多 2 次'))
    expect(server.requests(classReport)).toEqual(
      expect.arrayContaining([
        { classId: 'c1', from: '2026-03-02', to: '2026-03-04' },
        { classId: 'c1', from: '2026-02-23', to: '2026-02-25' },
      ]),
    )
    expect(screen.getByText('夸到的孩子').closest('div')?.textContent).toContain('2 / 6 人')
    expect(screen.getByText('表扬占比').closest('div')?.textContent).toContain('83%')
  })

  it('ask once where the answer has the days before already', async () => {
    await openScreen(`${path}&range=custom&from=2026-02-02&to=2026-02-08`)
    await screen.findByText(/和前 7 天相比$/, { selector: 'p' })
    await screen.findByText('多 6 次', { exact: false })

    expect(server.requests(classReport)).toHaveLength(1)
  })

  it('are compared with nothing until the days before have come, and not with those before the last span', async () => {
    // The days of 本月 are known by themselves, and so come before those that they are compared with.
    const user = await openScreen(`${path}&range=custom&from=2026-03-01&to=2026-03-04`)
    await screen.findByText(/和前 4 天相比$/, { selector: 'p' })
    await user.click(screen.getByRole('button', { name: '本周' }))
    const tile = (await screen.findByText('点评次数')).closest('div')
    await waitFor(() => expect(tile?.textContent).toContain('和上周同期相比'))
    const held = server.hold(classReport)
    await user.click(screen.getByRole('button', { name: '本月' }))
    await screen.findByText(/和上月同期相比$/, { selector: 'p' })

    expect(screen.getByText('点评次数').closest('div')?.textContent).toBe('点评次数6 次')
    await act(async () =>
      held.answer(makeReport(school.students, { s1: [{ type: 1, praise: 4, points: 4 }] })),
    )
    await screen.findByText('多 2 次', { exact: false })
  })

  it('of 本学期 begin on the first day of the class’s own term', async () => {
    server.answer(termList, [makeTerm({ startDate: '2026-02-23' })])
    const user = await openScreen(path)
    await user.click(await screen.findByRole('button', { name: '本学期' }))

    await waitFor(() =>
      expect(server.requests(classReport)).toContainEqual({
        classId: 'c1',
        from: '2026-02-23',
        to: '2026-03-04',
      }),
    )
    expect(address()).toBe(`${path}&range=term`)
  })

  it('of more days than the server adds up are not asked for, and a sentence says why', async () => {
    await openScreen(`${path}&range=custom&from=2024-01-01&to=2026-03-04`)

    await screen.findByText('一次最多看 400 天，请把开始或结束的日期改近一些。')
    expect(server.requests(classReport)).toEqual([])
  })

  it('lead from each figure to the comments behind it, of the same days', async () => {
    await openScreen(`${path}&range=month`)
    const donut = within(await screen.findByRole('list', { name: '五类表扬' }))

    const [academic] = donut.getAllByRole('link')
    expect(academic?.textContent).toBe('学业480%')
    expect(academic?.getAttribute('href')).toBe(
      '/comment/class-comment?classId=c1&range=month&type=1&sign=praise',
    )
    const items = within(screen.getByRole('list', { name: '夸得最多的点评项' }))
    expect(items.getAllByRole('link')[0]?.getAttribute('href')).toContain('itemId=s1-01')
    expect(
      screen.getByRole('link', { name: '3月2日周一：表扬 5 次，待改进 1 次' }).getAttribute('href'),
    ).toBe('/comment/class-comment?classId=c1&range=custom&from=2026-03-02&to=2026-03-02')
  })

  it('lead from a free comment to those of the very same words', async () => {
    const free = { itemId: null, name: '发言', type: 1, count: 2, points: 4 } as const
    server.answer(classReport, () => makeReport(school.students, given, { items: [free] }))
    await openScreen(path)
    const items = within(await screen.findByRole('list', { name: '夸得最多的点评项' }))
    const [, search] = items.getByRole('link').getAttribute('href')?.split('?') ?? []

    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      classId: 'c1',
      range: 'week',
      freeName: '发言',
      type: '1',
      sign: 'praise',
    })
  })

  it('lead from each number of a pupil to the comments that it counts', async () => {
    await openScreen(path)
    const row = within((await screen.findByRole('link', { name: '李思琪' })).closest('tr') as HTMLElement)
    const of = (title: string) => row.getByTitle(`看李思琪的${title}记录`).getAttribute('href')

    expect(of('学业')).toBe('/comment/class-comment?classId=c1&range=week&studentId=s2&type=1')
    expect(of('待改进')).toBe('/comment/class-comment?classId=c1&range=week&studentId=s2&sign=reminder')
    expect(of('点评')).toBe('/comment/class-comment?classId=c1&range=week&studentId=s2')
    expect(row.queryByTitle('看李思琪的品德记录')).toBeNull()
  })

  it('have the numbers of each chart as a table, which everybody can open', async () => {
    const user = await openScreen(path)
    const days = within(await region('每天'))
    const numbers = () => days.getByRole('table', { name: '每天' }).textContent
    expect(numbers()).toContain('3月2日周一51')
    expect(within(days.getByRole('table')).queryByRole('link')).toBeNull()
    await user.click(days.getByRole('button', { name: '看数字' }))

    expect(within(days.getByRole('table')).getAllByRole('link')).toHaveLength(5)
    expect(days.queryByRole('group')).toBeNull()
  })

  it('show each pupil by first letter, and in another order only when a head is tapped', async () => {
    const user = await openScreen(path)
    const table = within(await region('每名学生'))
    const inOrder = names()
    expect(table.getByRole('columnheader', { name: '学生' }).getAttribute('aria-sort')).toBe('ascending')
    const total = table.getByRole('columnheader', { name: '合计' })
    const becomes = (sort: string) => waitFor(() => expect(total.getAttribute('aria-sort')).toBe(sort))
    await user.click(within(total).getByRole('button'))
    await becomes('descending')
    expect(address()).toBe(`${path}&sort=total`)
    await user.click(within(total).getByRole('button'))
    await becomes('ascending')
    await user.click(within(total).getByRole('button'))
    await waitFor(() => expect(names()).toEqual(inOrder))
  })

  it('find one pupil of many', async () => {
    const user = await openScreen(path)
    const table = within(await region('每名学生'))
    await user.type(table.getByRole('searchbox', { name: '找学生' }), '思琪')
    expect(table.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['李思琪'])

    await user.type(table.getByRole('searchbox', { name: '找学生' }), '们')
    table.getByText('没有找到叫“思琪们”的学生')
  })

  it('are of praise alone when reminders are left out, on the screen and wherever it leads', async () => {
    const user = await openScreen(path)
    await user.click(await screen.findByRole('switch', { name: '含待改进' }))

    await waitFor(() => expect(server.requests(classReport).at(-1)).toMatchObject({ isPraiseOnly: true }))
    expect(address()).toBe(`${path}&reminders=0`)
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: '待改进' })).toBeNull())
    expect(
      (await screen.findByText('表扬次数')).closest('div')?.querySelector('a')?.getAttribute('href'),
    ).toContain('sign=praise')
  })

  it('are those of the teams where they are asked for', async () => {
    server.answer(commentSummary, ({ kinds }) => {
      expect(kinds).toEqual(['praise', 'reminder'])
      const sums = { praiseScore: 4, praiseCount: 2, reminderScore: -1, reminderCount: 1 }
      return makeSummary(school.students, { teams: [{ id: 't1', teamName: '火箭队', ...sums }] })
    })
    const user = await openScreen(path)
    await user.click(await screen.findByRole('button', { name: '小组' }))
    const team = within(await screen.findByRole('region', { name: '每个小组' }))

    const row = (await team.findByRole('link', { name: '火箭队' })).closest('tr')
    expect(row?.textContent).toBe('火箭队2 次1 次3')
    expect(team.getByRole('link', { name: '火箭队' }).getAttribute('href')).toContain('teamId=t1')
  })

  it('are those of both choices that a slow computer had no time to draw one after the other', async () => {
    await openScreen(path)
    await region('每名学生')
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '本月' }))
      fireEvent.click(screen.getByRole('button', { name: '小组' }))
    })

    await waitFor(() => expect(address()).toBe(`${path}&range=month&who=teams`))
  })

  it('that are none say so, and name everybody who can be praised', async () => {
    given = {}
    await openScreen(path)

    await screen.findByRole('heading', { name: '这段时间还没有点评' })
    const faces = within(await screen.findByRole('list', { name: '还没夸到的学生' }))
    expect(faces.getAllByRole('button', { name: /^点评/ })).toHaveLength(6)
    expect(screen.queryByRole('region', { name: '五类表扬' })).toBeNull()
  })

  it('of reminders alone say that nothing was praised', async () => {
    given = { s1: [{ type: 1, reminder: 1, points: -1 }] }
    await openScreen(path)

    expect((await region('五类表扬')).textContent).toContain('这段时间还没有表扬')
    expect(screen.getByText('表扬占比').closest('div')?.textContent).toContain('0%')
  })

  it('that could not be read are asked for again by one tap', async () => {
    server.refuse(classList, 'serviceBusy')
    server.refuse(classReport, 'serviceBusy')
    const user = await openScreen(path)
    // Also where the name of the class could not be read.
    await screen.findByRole('heading', { level: 1, name: '这一周' })
    const retry = await screen.findByRole('button', { name: '再试一次' })
    server.answer(classReport, () => makeReport(school.students, given))
    await user.click(retry)

    await region('每名学生')
  })

  it('are taken out in no form while the days that are meant have not come', async () => {
    const user = await openScreen(path)
    await region('每名学生')
    const held = server.hold(classReport)
    await user.click(screen.getByRole('button', { name: '本学期' }))
    await screen.findByRole('heading', { name: /这学期$/u, level: 1 })
    const out = () => ['导出', '打印'].map((name) => screen.getByRole<HTMLButtonElement>('button', { name }))
    expect(out().map(({ disabled }) => disabled)).toEqual([true, true])
    expect(screen.getByText('点评次数').closest('[inert]')).not.toBeNull()

    held.answer(makeReport(school.students, given))
    await waitFor(() => expect(screen.getByText('点评次数').closest('[inert]')).toBeNull())
    expect(out().map(({ disabled }) => disabled)).toEqual([false, false])
  })

  it('leave as a workbook named for the class and the days', async () => {
    server.answer(commentRecords, ({ kinds }) => {
      expect(kinds).toEqual(['praise', 'reminder'])
      return { items: [makeRecord()], nextCursor: null }
    })
    const saved = watchSavedFiles()
    const user = await openScreen(path)
    await region('每名学生')
    await user.click(screen.getByRole('button', { name: '导出' }))

    await waitFor(() =>
      expect(saved).toEqual([`${school.summary.className}数据 2026-03-02至2026-03-04.xlsx`]),
    )
  })
})

describe('pupils who were not praised', () => {
  it('are praised by one tap on a face and one on an item, and are no longer waiting then', async () => {
    const user = await openScreen(path)
    const card = within(await region('还没夸到的孩子'))
    card.getByRole('heading', { name: '这一周还没夸到的孩子 4' })
    server.answer(classReport, () =>
      makeReport(school.students, { ...given, s3: [{ type: 1, praise: 1, points: 1 }] }),
    )
    await user.click(card.getByRole('button', { name: '点评张子轩' }))
    const dialog = within(await screen.findByRole('dialog', { name: '点评 1 名学生' }))
    const [item] = await dialog.findAllByRole('button', { name: /积极发言/ })
    await user.click(item as HTMLElement)

    await waitFor(() => expect(server.requests(giveComment)).toMatchObject([{ studentIds: ['s3'] }]))
    await screen.findByRole('heading', { name: '这一周还没夸到的孩子 3' })
    const notice = within(screen.getByRole('group', { name: '刚才的点评' }))
    await user.click(notice.getByRole('button', { name: '撤销' }))
    await waitFor(() => expect(server.requests(undoComment)).toHaveLength(1))
  })

  it('are praised together', async () => {
    const user = await openScreen(path)
    const card = within(await region('还没夸到的孩子'))
    await user.click(card.getByRole('button', { name: '现在夸一夸' }))

    await screen.findByRole('dialog', { name: '点评 4 名学生' })
  })

  it('are only named in an archived class', async () => {
    school.summary = { ...school.summary, isArchived: true }
    await openScreen(path)
    const card = within(await region('还没夸到的孩子'))

    await waitFor(() => expect(card.queryByRole('button')).toBeNull())
    expect(card.getAllByRole('listitem')).toHaveLength(4)
  })
})

describe('the data of one pupil', () => {
  beforeEach(() =>
    server.answer(studentReport, ({ studentId }) =>
      makeReport(
        school.students.filter(({ id }) => id === studentId),
        { [studentId]: given[studentId] },
      ),
    ),
  )

  it('are reached from the table, and lead back to the class', async () => {
    const user = await openScreen(path)
    const table = within(await region('每名学生'))
    await user.click(table.getByRole('link', { name: '王浩然' }))

    await screen.findByRole('heading', { level: 1, name: '王浩然的这一周' })
    expect(address()).toBe(`${path}&studentId=s1`)
    expect((await region('最近点评')).textContent).toContain('这一周夸了王浩然 4 次')
    expect(screen.getByText('得分').closest('div')?.textContent).toContain('5 分')
    const donut = within(await screen.findByRole('list', { name: '五类表扬' }))
    expect(donut.getAllByRole('link')[0]?.getAttribute('href')).toContain('studentId=s1')
    await user.click(screen.getByRole('link', { name: '全班' }))
    await region('每名学生')
  })

  it('give way to the next pupil’s', async () => {
    const user = await openScreen(`${path}&studentId=s1`)
    await screen.findByRole('heading', { level: 1, name: '王浩然的这一周' })
    await user.selectOptions(screen.getByRole('combobox', { name: '学生' }), '李思琪')

    await screen.findByRole('heading', { level: 1, name: '李思琪的这一周' })
  })

  it('of one name are told apart by their numbers, in the table, among those not praised and where one is chosen', async () => {
    school.students = school.students.map((one, at) =>
      at < 2 ? { ...one, username: '王海燕', stuNo: `0${at + 4}` } : one,
    )
    given = { s1: [{ type: 1, praise: 3, points: 3 }] }
    const user = await openScreen(path)
    const table = within(await region('每名学生'))
    await table.findByRole('link', { name: '王海燕 04' })
    table.getByRole('link', { name: '张子轩' })
    within(await region('还没夸到的孩子')).getByRole('button', { name: '点评王海燕 05' })
    await user.click(table.getByRole('link', { name: '王海燕 05' }))

    await screen.findByRole('heading', { level: 1, name: '王海燕 05的这一周' })
    await user.selectOptions(screen.getByRole('combobox', { name: '学生' }), '王海燕 04')
    await screen.findByRole('heading', { level: 1, name: '王海燕 04的这一周' })
  })

  it('are of the days that were chosen just before the pupil', async () => {
    await openScreen(`${path}&studentId=s1`)
    await screen.findByRole('heading', { level: 1, name: '王浩然的这一周' })
    act(() => {
      fireEvent.click(screen.getByRole('button', { name: '本月' }))
      fireEvent.change(screen.getByRole('combobox', { name: '学生' }), { target: { value: 's2' } })
    })

    await waitFor(() => expect(address()).toBe(`${path}&studentId=s2&range=month`))
  })
})
