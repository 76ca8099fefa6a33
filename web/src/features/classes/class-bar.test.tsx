import { attendanceList } from '@pinge/contract/attendance/attendance.ts'
import { classDetail } from '@pinge/contract/class-edit.ts'
import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { itemSettings } from '@pinge/contract/comment-items.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { rewardList, rewardRecords } from '@pinge/contract/rewards.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass, makeClassDetail } from '../../../test/make/class.ts'
import { makeSummary } from '../../../test/make/record.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ userId: 'wang' })
let classes: ClassSummary[]

beforeEach(() => {
  openSchoolClass()
  classes = [
    makeClass({ classId: 'c1', className: '三年级(2)班' }),
    makeClass({ classId: 'c5', className: '三年级(5)班' }),
    makeClass({ classId: 'old', className: '去年的班', isArchived: true }),
  ]
  server.answer(classList, () => classes)
  server.answer(classDetail, ({ classId }) => makeClassDetail({ classId, isArchived: classId === 'old' }))
  server.answer(classTeachers, [])
  server.answer(itemSettings, [])
  server.answer(commentSummary, makeSummary([]))
  server.answer(rewardList, [])
  server.answer(rewardRecords, { items: [], nextCursor: null, totals: null })
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
  server.answer(
    attendanceList,
    ({ date }) => ({ date: date ?? '2026-03-02', students: [], savedBy: null }) as never,
  )
})

const sections = async () => within(await screen.findByRole('navigation', { name: '班级' }))
const rooms = async (section: string) => within(await screen.findByRole('navigation', { name: section }))

describe('the bar of a class', () => {
  it('tells the open section and the open screen in it, and leads to the others of the same class', async () => {
    await openScreen('/exchange-record?classId=c1', wang)

    expect((await sections()).getByRole('link', { current: true }).textContent).toBe('数据')
    const links = (await rooms('数据')).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual(['班级数据', '点评记录', '兑换记录', '考勤'])
    expect((await rooms('数据')).getByRole('link', { current: 'page' }).textContent).toBe('兑换记录')
    for (const link of links) expect(link.getAttribute('href')).toMatch(/\?classId=c1$/)
  })

  it('stays on the same kind of screen when another class is chosen, and offers no archived one', async () => {
    const user = await openScreen('/comment/class-edit?classId=c1', wang)
    await user.click(await screen.findByRole('button', { name: /换一个班级/ }))
    const names = (await screen.findAllByRole('menuitemradio')).map(({ textContent }) => textContent)
    expect(names.join()).not.toContain('去年的班')
    await user.click(await screen.findByRole('menuitemradio', { name: /三年级\(5\)班/ }))

    await waitFor(() => expect(address()).toBe('/comment/class-edit?classId=c5'))
  })

  it('opens the seats of the class by an address of their own', async () => {
    await openScreen('/comment/class-detail?classId=c1&seats=1', wang)

    await waitFor(() => expect(address()).toBe('/comment/class-detail?classId=c1'))
    expect(localStorage.getItem('pinge-seat-views')).toContain('c1')
  })
})

it.each([
  '/comment/class-comment',
  '/exchange-record',
  '/comment/information-edit',
  '/comment/parents-edit',
  '/comment/class-edit',
  '/comment/comments-edit',
])('%s says that an archived class can only be looked at', async (path) => {
  await openScreen(`${path}?classId=old`, wang)

  const note = await screen.findByRole('note')
  expect(note.textContent).toBe('班级已归档，只能查看。创建者可以在班级设置里取消归档。')
})
