import { attendanceList, saveAttendance } from '@pinge/contract/attendance.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { saveSeating, seatingDetail } from '@pinge/contract/seating.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, item, openClass, openTool, pupil, seeScore } from '../../../../test/class-screen.ts'
import { tellLive } from '../../../../test/live.ts'
import { address } from '../../../../test/screen.tsx'
import { makeClass } from '../../../../test/make/class.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'

const archived = makeClass({ classId: 'c1', isArchived: true })
const refusal = '班级已归档，只能查看；取消归档后可以继续使用'
let school: SchoolClass

beforeEach(() => {
  const students = makePupils(4).map((one) => ({ ...one, stuScore: 5 }))
  school = openSchoolClass({ students, summary: archived })
})

const note = () => screen.findByRole('note')

describe('a class that is archived', () => {
  it('says so, and shows its pupils with their scores', async () => {
    await openClass()

    expect((await note()).textContent).toBe('班级已归档，只能查看。创建者可以在班级设置里取消归档。')
    expect(cards()).toContain('王浩然，5 分')
  })

  it('takes no comment, and the score is as before', async () => {
    server.refuse(giveComment, 'classArchived')
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))

    await screen.findByText(`王浩然的“作业优秀”没有保存成功：${refusal}`)
    await seeScore('王浩然', 5)
  })

  it('shows its attendance on the page, which takes none', async () => {
    server.answer(attendanceList, { date: '2026-03-02', records: [] })
    const user = await openClass()
    await openTool(user, '考勤')

    await waitFor(() => expect(address()).toBe('/comment/attendance?classId=c1'))
    await screen.findByText(/^班级已归档，只能查看。/)
    expect(screen.queryByRole('button', { name: '保存考勤' })).toBeNull()
  })

  it('while attendance is taken takes none, and what was marked is still there', async () => {
    school.summary = { ...archived, isArchived: false }
    server.refuse(saveAttendance, 'classArchived')
    const user = await openClass()
    await openTool(user, '考勤')
    const sheet = within(await screen.findByRole('dialog', { name: /考勤/ }))
    const absent = () =>
      within(sheet.getByRole('group', { name: '张子轩' })).getByRole<HTMLInputElement>('radio', {
        name: '缺勤',
      })
    await sheet.findByRole('group', { name: '张子轩' })
    await user.click(absent())
    await user.click(sheet.getByRole('button', { name: '保存考勤' }))

    expect((await sheet.findByRole('alert')).textContent).toBe(refusal)
    expect(absent().checked).toBe(true)
  })

  it('takes no seats, and what was arranged is still there', async () => {
    server.answer(seatingDetail, { rows: 0, columns: 0, seats: [], version: 0 })
    server.refuse(saveSeating, 'classArchived')
    const user = await openClass()
    await openTool(user, '座位表')
    await user.click(await screen.findByRole('button', { name: '开始排座位' }))
    await user.click(await screen.findByRole('button', { name: '随机排' }))
    await user.click(screen.getByRole('button', { name: '保存座位表' }))

    expect((await screen.findByRole('alert')).textContent).toBe(refusal)
    expect(screen.getByRole('heading', { name: '都有座位了' })).toBeTruthy()
  })

  it('while it is open says so at once, and no longer once it is taken back', async () => {
    school.summary = { ...archived, isArchived: false }
    await openClass()
    expect(screen.queryByRole('note')).toBeNull()
    school.summary = archived
    await waitFor(() => tellLive({ type: 'class-changed', teacherId: 'li' }))
    await note()
    school.summary = { ...archived, isArchived: false }
    tellLive({ type: 'class-changed', teacherId: 'li' })

    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    expect(server.requests(classList).length).toBeGreaterThan(2)
  })
})
