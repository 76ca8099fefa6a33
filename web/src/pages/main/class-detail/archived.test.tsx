import { attendanceList, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { classList } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { saveSeating, seatingDetail } from '@pinge/contract/seating.ts'
import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { cards, item, openClass, openTool, pupil, seeScore } from '../../../../test/class-screen.ts'
import { tellLive } from '../../../../test/live.ts'
import { address, openScreen } from '../../../../test/screen.tsx'
import { makeClass } from '../../../../test/make/class.ts'
import { makeRecord } from '../../../../test/make/record.ts'
import { makePupils } from '../../../../test/make/student.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../../test/make/team.ts'
import { openSchoolClass, type SchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'

const archived = makeClass({ classId: 'c1', isArchived: true })
const inUse = { ...archived, isArchived: false }
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

  it('is a lesson again as soon as it is taken back', async () => {
    await openClass()
    school.summary = inUse
    await tellLive({ type: 'class-changed', teacherId: 'li' })

    await screen.findByRole('button', { name: '连续点评' })
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('gives its few pupils the room of the whole board', async () => {
    await openClass()

    const { style } = await screen.findByRole('list', { name: '学生' })
    expect(style.getPropertyValue('--columns')).toBe('4')
    expect(style.getPropertyValue('--rows')).toBe('1')
  })

  it('offers nothing that it would refuse', async () => {
    await openClass()

    for (const name of [/^全班/, '多选', '连续点评', '课堂工具', '更多', '添加学生'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByText(/点学生，直接点评/)).toBeNull()
  })

  it('opens what was written of a pupil by one tap', async () => {
    server.answer(commentRecords, {
      items: [makeRecord({ itemName: '作业优秀', canUndo: false })],
      nextCursor: null,
    })
    const user = await openClass()
    await user.click(pupil('王浩然'))

    const drawer = within(await screen.findByRole('dialog', { name: '王浩然' }))
    await drawer.findByText('作业优秀')
    expect(drawer.queryByRole('button', { name: /撤销/ })).toBeNull()
  })

  it('finds a pupil, and says so when there is none', async () => {
    const user = await openClass()
    await user.fill(screen.getByRole('searchbox', { name: '按姓名或拼音首字母找学生' }), '王')
    expect(cards()).toEqual(['王浩然，5 分'])
    await user.fill(screen.getByRole('searchbox', { name: '按姓名或拼音首字母找学生' }), '赵钱')
    await screen.findByRole('heading', { name: '没有找到“赵钱”' })
  })

  it('shows its teams with their members', async () => {
    server.answer(categoryList, {
      categoryInfos: [makeCategory({ id: 'g1', creatorId: 'wang', name: '数学组' })],
    })
    server.answer(teamList, [makeTeam({ id: 't1', teamName: '火箭队', score: 12, studentIds: ['s1', 's2'] })])
    await openScreen('/comment/class-detail?classId=c1&tab=group', makeTeacher({ userId: 'wang' }))

    const teams = within(await screen.findByRole('list', { name: '数学组的小组' }))
    expect(teams.getByRole('heading', { name: '火箭队' })).toBeTruthy()
    expect(teams.queryByRole('button')).toBeNull()
  })

  it('while it is open takes no comment, and the score is as before', async () => {
    school.summary = inUse
    server.refuse(giveComment, 'classArchived')
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await user.click(await item('作业优秀'))

    await screen.findByText(`王浩然的“作业优秀”没有保存成功：${refusal}`)
    await seeScore('王浩然', 5)
  })

  it('while it is open shows its attendance on the page, which takes none', async () => {
    school.summary = inUse
    server.answer(attendanceList, { date: '2026-03-02', records: [] })
    const user = await openClass()
    school.summary = archived
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await note()
    await openTool(user, '考勤')

    await waitFor(() => expect(address()).toBe('/comment/attendance?classId=c1'))
    await screen.findByText(/^班级已归档，只能查看。/)
    expect(screen.queryByRole('button', { name: '保存考勤' })).toBeNull()
  })

  it('while attendance is taken takes none, and what was marked is still there', async () => {
    school.summary = inUse
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

  it('while seats are arranged takes none, and what was arranged is still there', async () => {
    school.summary = inUse
    server.answer(seatingDetail, { rows: 0, columns: 0, aisleEvery: 0, seats: [], version: 0 })
    server.refuse(saveSeating, 'classArchived')
    const user = await openClass()
    await openTool(user, '座位表')
    await user.click(await screen.findByRole('button', { name: '开始排座位' }))
    await user.click(await screen.findByRole('button', { name: '随机排座' }))
    await user.click(screen.getByRole('button', { name: '保存座位表' }))

    expect((await screen.findByRole('alert')).textContent).toBe(refusal)
    expect(screen.getByRole('heading', { name: '都有座位了' })).toBeTruthy()
  })

  it('while it is open says so at once, and no longer once it is taken back', async () => {
    school.summary = inUse
    await openClass()
    expect(screen.queryByRole('note')).toBeNull()
    school.summary = archived
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await note()
    school.summary = inUse
    await tellLive({ type: 'class-changed', teacherId: 'li' })

    await waitFor(() => expect(screen.queryByRole('note')).toBeNull())
    expect(server.requests(classList).length).toBeGreaterThan(2)
  })
})
