import {
  attendanceList,
  saveAttendance,
  type AttendanceState,
} from '@pinge/contract/attendance/attendance.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { holdClock } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const TODAY = '2026-03-04'
let records: DataOf<typeof attendanceList>['records']

beforeEach(() => {
  holdClock('2026-03-04T08:10:00+08:00')
  records = []
  openSchoolClass({ students: makePupils(3) })
  server.answer(attendanceList, () => ({ date: TODAY, records }))
  server.answer(saveAttendance, { date: TODAY })
})

/** What 李老师 saves meanwhile on a computer of her own. */
async function colleagueSaves(studentId: string, state: AttendanceState, note = ''): Promise<void> {
  const updatedAt = Date.parse('2026-03-04T08:10:00+08:00')
  const others = records.filter((one) => one.studentId !== studentId)
  records = [...others, { studentId, state, note, teacherName: '李老师', updatedAt }]
  const before = server.requests(attendanceList).length
  await tellLive({ type: 'attendance-changed', teacherId: 'li', date: TODAY })
  await waitFor(() => expect(server.requests(attendanceList).length).toBeGreaterThan(before))
}

const openPage = () => openScreen('/comment/attendance?classId=c1')
const row = (name: string) => screen.findByRole('group', { name })
const mark = async (name: string, state: string) =>
  within(await row(name)).getByRole<HTMLInputElement>('radio', { name: state })
const noteOf = async (name: string) =>
  within(await row(name)).queryByRole<HTMLInputElement>('textbox', { name: '备注' })?.value
const save = (user: User) => user.click(screen.getByRole('button', { name: '保存考勤' }))
const sent = () => server.requests(saveAttendance).flatMap(({ marks }) => marks)

describe('a mark that a colleague saves while this teacher marks the same pupil', () => {
  it('is told in the row beside the own one, which stays, and is written over only after a question', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await colleagueSaves('s1', 'sick', '发烧，家长9点来电')

    const told = await within(await row('王浩然')).findByText('李老师刚记了病假：发烧，家长9点来电')
    expect(told).toBeTruthy()
    expect((await mark('王浩然', '缺勤')).checked).toBe(true)
    expect(await noteOf('王浩然')).toBe('')
    await save(user)
    const asked = within(await screen.findByRole('alertdialog'))
    expect(asked.getByText('王浩然：李老师刚记了病假：发烧，家长9点来电')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: '返回核对' }))
    expect(sent()).toEqual([])

    await save(user)
    await user.click(await screen.findByRole('button', { name: '按我记的保存' }))
    await waitFor(() =>
      expect(sent()).toContainEqual({
        studentId: 's1',
        state: 'absent',
        note: '',
        seen: 'sick',
        seenNote: '发烧，家长9点来电',
      }),
    )
  })

  it('takes the place of the own one by a tap on the same word, with its note, and no question is asked', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await colleagueSaves('s1', 'sick', '发烧')
    await within(await row('王浩然')).findByText('李老师刚记了病假：发烧')
    await user.click(await mark('王浩然', '病假'))

    expect((await row('王浩然')).textContent).toContain('李老师 08:10')
    expect(await noteOf('王浩然')).toBe('发烧')
    await save(user)
    await screen.findByText('考勤已保存：出勤 2 人 · 病假 1 人')
    expect(sent().map(({ studentId }) => studentId)).toEqual(['s2', 's3'])
  })

  it('needs no question where both say the same', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '病假'))
    await colleagueSaves('s1', 'sick', '发烧')

    await within(await row('王浩然')).findByText('李老师 08:10')
    expect(await noteOf('王浩然')).toBe('发烧')
    await save(user)
    await screen.findByText('考勤已保存：出勤 2 人 · 病假 1 人')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is not hidden by a mark that was taken back before', async () => {
    await colleagueSavedBefore('s1', 'late')
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await user.click(await mark('王浩然', '迟到'))
    await colleagueSaves('s1', 'sick')

    await waitFor(async () => expect((await mark('王浩然', '病假')).checked).toBe(true))
  })

  it('is written over without a question by who chose again after it was told', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await colleagueSaves('s1', 'sick')
    await within(await row('王浩然')).findByText('李老师刚记了病假')
    await user.click(await mark('王浩然', '迟到'))
    await save(user)

    await waitFor(() => expect(sent()).toContainEqual({ studentId: 's1', state: 'late', seen: 'sick' }))
  })

  it('is told still after 全部出勤, which looks at no single pupil', async () => {
    const user = await openPage()
    await user.click(await mark('王浩然', '缺勤'))
    await colleagueSaves('s1', 'sick')
    await within(await row('王浩然')).findByText('李老师刚记了病假')
    await user.click(screen.getByRole('button', { name: '全部出勤' }))
    await save(user)

    await screen.findByText('王浩然：李老师刚记了病假')
    expect(sent()).toEqual([])
  })
})

it('names who saved a mark beside that mark alone, and not beside another that is not saved yet', async () => {
  await colleagueSavedBefore('s1', 'late')
  const user = await openPage()
  await within(await row('王浩然')).findByText('李老师 08:10')
  await user.click(await mark('王浩然', '缺勤'))
  expect((await row('王浩然')).textContent).not.toContain('李老师')

  await user.click(await mark('王浩然', '迟到'))
  expect((await row('王浩然')).textContent).toContain('李老师 08:10')
})

async function colleagueSavedBefore(studentId: string, state: AttendanceState): Promise<void> {
  const updatedAt = Date.parse('2026-03-04T08:10:00+08:00')
  records = [{ studentId, state, note: '', teacherName: '李老师', updatedAt }]
}
