import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
} from '@pinge/contract/attendance/attendance-past.ts'
import {
  attendanceList,
  saveAttendance,
  type AttendanceState,
} from '@pinge/contract/attendance/attendance.ts'
import { monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { makePupils } from '../../../test/make/student.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

type Records = DataOf<typeof attendanceList>['records']

const TODAY = '2026-03-04'
const YESTERDAY = '2026-03-03'
const NONE = { present: 0, absent: 0, sick: 0, personal: 0, leave: 0, late: 0, early: 0 }
let school: SchoolClass
/** What the server has, by day. */
let days: Map<string, Records>

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  days = new Map()
  school = openSchoolClass({ students: makePupils(3) })
  server.answer(attendanceList, ({ date = TODAY }) => ({ date, records: days.get(date) ?? [] }))
  server.answer(saveAttendance, ({ date = TODAY, marks }) => {
    const named = new Set(marks.map(({ studentId }) => studentId))
    const kept = (days.get(date) ?? []).filter(({ studentId }) => !named.has(studentId))
    const made = marks.flatMap(({ studentId, state, note = '' }) =>
      state ? record(studentId, state, note) : [],
    )
    days.set(date, [...kept, ...made])
    return { date }
  })
  server.answer(attendanceMonth, ({ month = monthOf(TODAY) }) => ({
    month,
    today: TODAY,
    students: school.students.map(({ id }) => ({
      studentId: id,
      marks: [...days].flatMap(([date, records]) =>
        monthOf(date) === month
          ? records
              .filter(({ studentId }) => studentId === id)
              .map(({ state, note }) => ({ day: Number(date.slice(8)), state, ...(note && { note }) }))
          : [],
      ),
    })),
  }))
})

function record(studentId: string, state: AttendanceState, note = '', at = '2026-03-03T08:05:00+08:00') {
  return { studentId, state, note, teacherName: '李老师', updatedAt: Date.parse(at) }
}

const openPage = (more = '') => openScreen(`/comment/attendance?classId=c1${more}`)
const mark = async (name: string, state: string) =>
  within(await screen.findByRole('group', { name })).getByRole<HTMLInputElement>('radio', { name: state })
const noteOf = (name: string) =>
  within(screen.getByRole('group', { name })).getByRole<HTMLInputElement>('textbox', { name: '备注' })
const save = (user: User) => user.click(screen.getByRole('button', { name: '保存考勤' }))
const sent = () => server.requests(saveAttendance).map(({ date, marks }) => ({ date, marks }))
const seeCounts = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').some((one) => one.textContent === text)).toBe(true))

describe('a day of the attendance', () => {
  it('is marked with reasons and notes, which are saved with it', async () => {
    const user = await openPage()
    await screen.findByText('默认全部出勤，只标没到的；保存后才算数。')
    expect(screen.getByRole('heading', { name: '考勤' })).toBeTruthy()
    await user.click(await mark('王浩然', '病假'))
    await user.fill(noteOf('王浩然'), '发烧 38.5')
    await user.click(await mark('李思琪', '早退'))
    await seeCounts('出勤 1 人 · 病假 1 人 · 早退 1 人')
    await save(user)

    await screen.findByText('考勤已保存：出勤 1 人 · 病假 1 人 · 早退 1 人')
    expect(sent()).toEqual([
      {
        date: TODAY,
        marks: [
          { studentId: 's1', state: 'sick', note: '发烧 38.5', seen: null, seenNote: '' },
          { studentId: 's2', state: 'early', seen: null },
          { studentId: 's3', state: 'present', isAssumed: true },
        ],
      },
    ])
    expect(noteOf('王浩然').value).toBe('发烧 38.5')
  })

  it('takes no further mark until what is saved is in sight, so that none is lost with it', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    const answer = server.hold(saveAttendance)
    await save(user)
    const marks = screen.getByRole<HTMLFieldSetElement>('group', { name: '每名学生的考勤' })
    await waitFor(() => expect(marks.disabled).toBe(true))
    const read = server.hold(attendanceList)
    answer.answer({ date: TODAY })
    await waitFor(() => expect(server.requests(attendanceList).length).toBeGreaterThan(1))
    expect(marks.disabled).toBe(true)

    read.answer({ date: TODAY, records: [record('s1', 'absent')] })
    await waitFor(() => expect(marks.disabled).toBe(false))
    await user.click(await mark('李思琪', '迟到'))
    await seeCounts('出勤 1 人 · 缺勤 1 人 · 迟到 1 人')
  })

  it('that is past takes no pupil for present, tells who marked each, and saves only what is new', async () => {
    days.set(YESTERDAY, [record('s1', 'leave', '', '2026-03-04T07:50:00+08:00')])
    const user = await openPage(`&date=${YESTERDAY}`)
    await screen.findByText('李老师 3月4日 07:50')
    expect((await mark('王浩然', '请假')).checked).toBe(true)
    expect((await mark('李思琪', '出勤')).checked).toBe(false)
    // Only the lesson marks a leave without its reason.
    expect(
      within(screen.getByRole('group', { name: '李思琪' })).queryByRole('radio', { name: '请假' }),
    ).toBeNull()
    await user.click(await mark('王浩然', '事假'))
    await save(user)

    await screen.findByText('3月3日周二的考勤已保存：出勤 0 人 · 事假 1 人')
    expect(sent()).toEqual([
      { date: YESTERDAY, marks: [{ studentId: 's1', state: 'personal', seen: 'leave' }] },
    ])
  })

  it('stands in the address, and is none that has not come yet', async () => {
    const user = await openPage()
    await mark('王浩然', '出勤')
    await user.click(screen.getByRole('button', { name: '前一天' }))
    await screen.findByText('这天没有记过考勤，可以补记。')
    expect(address()).toBe(`/comment/attendance?classId=c1&date=${YESTERDAY}`)
    fireEvent.change(screen.getByLabelText('日期'), { target: { value: '2026-03-05' } })
    expect(address()).toContain(YESTERDAY)

    await user.click(screen.getByRole('button', { name: '后一天' }))
    await screen.findByText('默认全部出勤，只标没到的；保存后才算数。')
    const later = screen.getByRole('button', { name: '后一天' })
    expect(later.getAttribute('aria-disabled')).toBe('true')
    // By keys, one day follows the other.
    expect(document.activeElement).toBe(later)
  })

  it('is not left with marks that are not saved, unless the teacher says so', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await user.click(screen.getByRole('button', { name: '前一天' }))
    await user.click(await screen.findByRole('button', { name: '继续编辑' }))
    expect((await mark('王浩然', '缺勤')).checked).toBe(true)

    await user.click(screen.getByRole('button', { name: '前一天' }))
    await user.click(await screen.findByRole('button', { name: '离开' }))
    await screen.findByText('这天没有记过考勤，可以补记。')
    expect(sent()).toEqual([])
  })

  it('that cannot be read is not written over, and is asked for again by one tap', async () => {
    server.refuse(attendanceList, 'serviceBusy')
    const user = await openPage(`&date=${YESTERDAY}`)
    const retry = await screen.findByRole('button', { name: '再试一次' })
    expect(screen.queryByRole('button', { name: '保存考勤' })).toBeNull()
    // Unread marks would leave as a day on which every pupil was there.
    for (const name of ['导出', '打印'])
      expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)

    server.answer(attendanceList, { date: YESTERDAY, records: [record('s1', 'absent')] })
    await user.click(retry)
    expect((await mark('王浩然', '缺勤')).checked).toBe(true)
  })

  it('of an archived class is read, and not written', async () => {
    school.summary = { ...school.summary, isArchived: true }
    days.set(TODAY, [record('s1', 'sick', '发烧')])
    await openPage()

    await screen.findByText(/^班级已归档，只能查看。/)
    expect((await screen.findByRole('group', { name: '王浩然' })).textContent).toContain('病假 · 发烧')
    expect(screen.getByRole('group', { name: '李思琪' }).textContent).toContain('未记')
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByRole('button', { name: /保存考勤|全部出勤/ })).toBeNull()
  })

  it('leaves as a file that is named after the class and the day', async () => {
    const saved = watchSavedFiles()
    const user = await openPage(`&date=${YESTERDAY}`)
    await mark('王浩然', '出勤')
    await user.click(screen.getByRole('button', { name: '导出' }))

    await waitFor(() => expect(saved).toEqual(['三年级(2)班考勤2026-03-03.xlsx']))
  })
})

describe('the sheet of a month', () => {
  const cell = (name: string) => screen.findByRole('button', { name })

  it('is corrected in place by one word', async () => {
    days.set(YESTERDAY, [record('s1', 'leave')])
    const user = await openPage('&month=2026-03')
    await user.click(await cell('王浩然 3日 请假'))
    const menu = await screen.findByRole('menu', { name: '王浩然 3月3日周二' })
    expect(within(menu).getByRole('menuitemradio', { checked: true }).textContent).toBe('请假')
    await user.click(within(menu).getByRole('menuitemradio', { name: '病假' }))

    await cell('王浩然 3日 病假')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(sent()).toEqual([
      { date: YESTERDAY, marks: [{ studentId: 's1', state: 'sick', seen: 'leave', seenNote: '' }] },
    ])
  })

  it('takes a double tap on a word for one, and opens no other day that lies beneath', async () => {
    const user = await openPage('&month=2026-03')
    await user.click(await cell('王浩然 3日 没有记'))
    fireEvent.click(await screen.findByRole('menuitemradio', { name: '病假' }), { detail: 1 })
    fireEvent.click(await cell('李思琪 2日 没有记'), { detail: 2 })

    await cell('王浩然 3日 病假')
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('takes a note with its kind, which Escape does not take away unasked, and lets a mark be taken away', async () => {
    const user = await openPage('&month=2026-03')
    await user.click(await cell('李思琪 2日 没有记'))
    await user.click(await screen.findByRole('menuitem', { name: '写备注' }))
    const dialog = within(await screen.findByRole('dialog', { name: '李思琪 · 3月2日周一' }))
    await user.fill(dialog.getByRole('textbox', { name: '备注' }), '水痘')
    await user.keyboard('{Escape}')
    const asked = within(await screen.findByRole('alertdialog', { name: '备注还没有保存' }))
    await user.click(asked.getByRole('button', { name: '继续填写' }))
    await user.click(dialog.getByRole('button', { name: '保存' }))
    const noted = await cell('李思琪 2日 病假：水痘')
    expect(sent()).toEqual([
      {
        date: '2026-03-02',
        marks: [{ studentId: 's2', state: 'sick', note: '水痘', seen: null, seenNote: '' }],
      },
    ])

    await user.click(noted)
    await user.click(await screen.findByRole('menuitem', { name: '清除' }))
    await cell('李思琪 2日 没有记')
  })

  it('keeps the note of one pupil open while the one before it is saved', async () => {
    const user = await openPage('&month=2026-03')
    const openNote = async (name: string) => {
      await user.click(await cell(`${name} 3日 没有记`))
      await user.click(await screen.findByRole('menuitem', { name: '写备注' }))
      return within(await screen.findByRole('dialog', { name: `${name} · 3月3日周二` }))
    }
    const held = server.hold(saveAttendance)
    const first = await openNote('王浩然')
    await user.fill(first.getByRole('textbox', { name: '备注' }), '发烧')
    await user.click(first.getByRole('button', { name: '保存' }))
    await user.click(first.getByRole('button', { name: '关闭' }))
    const second = await openNote('李思琪')
    await user.fill(second.getByRole('textbox', { name: '备注' }), '看牙')
    days.set(YESTERDAY, [record('s1', 'sick', '发烧')])
    held.answer({ date: YESTERDAY })

    await screen.findByRole('button', { name: '王浩然 3日 病假：发烧', hidden: true })
    expect(second.getByRole<HTMLInputElement>('textbox', { name: '备注' }).value).toBe('看牙')
  })

  it('says why a correction was not saved', async () => {
    server.refuse(saveAttendance, 'studentNotInClass')
    const user = await openPage('&month=2026-03')
    await user.click(await cell('王浩然 3日 没有记'))
    await user.click(await screen.findByRole('menuitemradio', { name: '缺勤' }))

    await screen.findByRole('alert')
    await user.click(await cell('王浩然 3日 没有记'))
    await user.click(await screen.findByRole('menuitem', { name: '写备注' }))
    const note = within(await screen.findByRole('dialog', { name: '王浩然 · 3月3日周二' }))
    expect(note.queryByRole('alert')).toBeNull()
  })

  it('is walked through by the arrow keys, and has no cell for a day that has not come', async () => {
    const user = await openPage('&month=2026-03')
    const first = await cell('王浩然 1日 没有记')
    first.focus()
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('李思琪 4日 没有记')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('李思琪 4日 没有记')
  })

  it('has the sums of pupils and days, and leaves as a file', async () => {
    days.set('2026-03-02', [record('s1', 'late'), record('s2', 'present')])
    days.set(YESTERDAY, [record('s1', 'sick')])
    const saved = watchSavedFiles()
    const user = await openPage('&month=2026-03')
    const table = within(await screen.findByRole('table', { name: '三年级(2)班 2026年3月考勤' }))
    const cellsOf = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)

    expect(table.getByRole('columnheader', { name: '4日星期三，今天' })).toBeTruthy()
    // 出勤, 缺勤, 病假, 事假, 迟到, 早退
    expect(cellsOf('王浩然').slice(-6)).toEqual(['0', '0', '1', '0', '1', '0'])
    expect(cellsOf('李思琪').slice(-6)).toEqual(['1', '0', '0', '0', '0', '0'])
    expect(cellsOf('出勤')[1]).toBe('1')
    await user.click(screen.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual(['三年级(2)班考勤2026-03.xlsx']))
  })

  it('is followed back month by month in the address, and never into one that has not come', async () => {
    const user = await openPage('&month=2026-03')
    await user.click(await screen.findByRole('button', { name: '下个月' }))
    expect(address()).toContain('month=2026-03')
    await user.click(screen.getByRole('button', { name: '上个月' }))

    await screen.findByRole('table', { name: '三年级(2)班 2026年2月考勤' })
    expect(address()).toBe('/comment/attendance?classId=c1&month=2026-02')
    expect(server.requests(attendanceMonth).every(({ month }) => month !== '2026-04')).toBe(true)
  })

  it('of an archived class has nothing to press', async () => {
    school.summary = { ...school.summary, isArchived: true }
    days.set(YESTERDAY, [record('s1', 'sick')])
    await openPage('&month=2026-03')

    await screen.findByText(/^班级已归档，只能查看。/)
    const table = within(await screen.findByRole('table', { name: /3月考勤/ }))
    expect(table.getByRole('img', { name: '病假' })).toBeTruthy()
    expect(table.queryByRole('button')).toBeNull()
  })
})

it('counts the days of a term for each pupil', async () => {
  // The owner let the second term begin on the first day after the holidays.
  server.answer(attendanceTerm, ({ date = TODAY }) => ({
    key: date < '2026-02-23' ? '2025-1' : '2025-2',
    from: date < '2026-02-23' ? '2025-09-01' : '2026-02-23',
    to: date < '2026-02-23' ? '2026-01-23' : '2026-07-03',
    previousFrom: date < '2026-02-23' ? '2025-02-01' : '2025-09-01',
    nextFrom: date < '2026-02-23' ? '2026-02-23' : '2026-09-01',
    today: TODAY,
    students: date < '2026-02-23' ? [] : [{ studentId: 's1', ...NONE, present: 17, sick: 2 }],
  }))
  const user = await openPage('&term=')
  const table = await screen.findByRole('table', { name: '2025—2026学年第二学期考勤' })
  const row = within(within(table).getByRole('row', { name: /^王浩然/ })).getAllByRole('cell')

  expect(row.map(({ textContent }) => textContent)).toEqual(['17', '0', '2', '0', '0', '0'])
  await user.click(screen.getByRole('button', { name: '上个学期' }))
  await screen.findByText('这个学期没有记过考勤。')
  expect(address()).toBe('/comment/attendance?classId=c1&term=2025-09-01')
  await user.click(screen.getByRole('button', { name: '下个学期' }))
  await screen.findByRole('table', { name: '2025—2026学年第二学期考勤' })
  expect(address()).toBe('/comment/attendance?classId=c1&term=2026-02-23')
})

describe('the days on which attendance was taken', () => {
  it('stand with their counts, come page by page, and open by a tap', async () => {
    server.answer(attendanceDays, ({ cursor }) =>
      cursor === 'more'
        ? { items: [{ date: '2026-03-02', ...NONE, present: 6 }], nextCursor: null }
        : { items: [{ date: YESTERDAY, ...NONE, present: 4, sick: 1 }], nextCursor: 'more' },
    )
    const user = await openPage('&days=1')
    const list = await screen.findByRole('list', { name: '考勤记录' })
    expect(list.textContent).toMatch(/3月3日周二.*出勤 4 人 · 病假 1 人$/)
    await user.click(screen.getByRole('button', { name: /更多/ }))
    await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2))

    await user.click(within(list).getByRole('button', { name: /3月2日周一/ }))
    expect(address()).toBe('/comment/attendance?classId=c1&date=2026-03-02')
  })

  it('are explained while there are none', async () => {
    server.answer(attendanceDays, { items: [], nextCursor: null })
    await openPage('&days=1')

    await screen.findByRole('heading', { name: '还没有记过考勤' })
  })
})

it('asks for a class where the address names none', async () => {
  await openScreen('/comment/attendance')
  await screen.findByRole('link', { name: '去班级列表' })
})
