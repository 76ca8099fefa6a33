import { auditList } from '@pinge/contract/privacy/audit.ts'
import { erasureOfStudent, eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeInformation } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const none = { guardians: 0, exchanges: 0, attendance: 0, cells: 0, reviews: 0, rounds: 0 }
let erased: string[]

beforeEach(() => {
  openSchoolClass()
  erased = []
  server.answer(studentInformation, () => ({
    className: '三年级(2)班',
    isOwner: true,
    students: [
      makeInformation({ id: 'mei', username: '陈梅' }),
      makeInformation({ id: 'tao', username: '李涛', leftAt: 1 }),
    ].filter(({ id }) => !erased.includes(id)),
  }))
  server.answer(auditList, ({ studentId }) => ({
    items: [
      {
        id: '2',
        at: Date.now(),
        teacherName: '李老师',
        deed: 'phones' as const,
        detail: '',
        student: { id: 'mei', username: '陈梅' },
      },
      { id: '1', at: 0, teacherName: '', deed: 'export' as const, detail: '点评记录', student: null },
    ].filter(({ student }) => studentId === undefined || student?.id === studentId),
    nextCursor: null,
    keepYears: 5,
  }))
  server.answer(erasureOfStudent, {
    username: '陈梅',
    goes: { ...none, comments: 12, records: 2, pictures: 3 },
    stays: { records: 1, pictures: 0 },
  })
  server.answer(eraseStudent, ({ studentId }) => {
    erased.push(studentId)
    return null
  })
})

const open = () => openScreen('/comment/privacy?classId=c1', makeTeacher({ nickname: '王老师' }))

it('tells who called up phones and who exported, of the class or of one pupil', async () => {
  const user = await open()
  const rows = within(await screen.findByRole('region', { name: '谁看过' }))
  await rows.findByText('陈梅', { selector: 'span' })
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('查看家长电话李老师 陈梅'),
    expect.stringContaining('导出已注销的老师 点评记录'),
  ])
  await user.selectOptions(rows.getByLabelText('只看一名学生'), '陈梅')
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1))
})

it('erases a pupil only after the name is written, and says before what goes and what stays', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '导出和删除' }))
  await user.click(await screen.findByRole('button', { name: '彻底删除陈梅' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await dialog.findByText(/12 次点评、2 条写实记录、3 张照片/)
  await dialog.findByText(/1 件和同学一起做的事/)

  const field = dialog.getByLabelText('请输入学生的姓名以确认：陈梅')
  await user.type(field, '陈美')
  await user.click(dialog.getByRole('button', { name: '彻底删除' }))
  await dialog.findByText('和学生的姓名不一致，请照原样输入')
  expect(erased).toEqual([])

  await user.clear(field)
  await user.type(field, '陈梅')
  await user.click(dialog.getByRole('button', { name: '彻底删除' }))
  // Behind the open dialog there is no button to be found.
  await screen.findByRole('button', { name: '彻底删除李涛' })
  await waitFor(() => expect(screen.queryByRole('button', { name: '彻底删除陈梅' })).toBeNull())
  expect(erased).toEqual(['mei'])
})

it('tells a co-teacher that it is the owner’s', async () => {
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: false, students: [] })
  await open()
  await screen.findByText('只有班级创建者能看')
  expect(screen.queryByRole('button', { name: '导出整个班' })).toBeNull()
  expect(screen.queryByRole('region', { name: '谁看过' })).toBeNull()
})
