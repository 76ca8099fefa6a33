import { addClass } from '@pinge/contract/classes.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents, type NewStudent } from '@pinge/contract/students.ts'
import { expect, type Page } from '@playwright/test'
import { addStudentsScreen, openAddStudents } from '../screens/add-students.ts'
import { createClassScreen, uploadRoster } from '../screens/create-class.ts'
import { enterAs } from '../harness/enter.ts'
import type { ApiClient } from '../harness/api-client.ts'
import { goodRows, gradeXlsx, rosterXlsx } from '../harness/files/roster-files.ts'
import { registerTeacher } from '../harness/teachers.ts'
import { after, type State } from './walks.ts'

type World = { page: Page; api: ApiClient }

/** A pupil of each kind: one who differs, one of whom little is known, one without a change, two in doubt. */
const inClass: NewStudent[] = [
  { username: '王浩然', stuNo: '1', gender: 'female', guardians: [{ name: '王建国', tel: '13900001111' }] },
  { username: '李思琪' },
  {
    username: '张子轩',
    stuNo: '3',
    gender: 'male',
    birthday: '2017-03-15',
    guardians: [{ name: '张家长', tel: '13810000002' }],
  },
  { username: '刘雨桐', stuNo: '40' },
  { username: '陈俊洁', stuNo: '5' },
  { username: '阿依古丽·买买提江·阿卜杜热合曼' },
]

async function openSheet({ page, api }: World): Promise<void> {
  const teacher: UserInfo = await registerTeacher(api)
  const { classId } = await api.call(addClass, { className: '三年级(2)班', grade: 3 }, teacher.accessToken)
  await api.call(addStudents, { classId, students: inClass }, teacher.accessToken)
  await enterAs(page, teacher)
  await openAddStudents(page, classId)
}

/** The adding of pupils to a class that has some, in the states that somebody should have seen. */
export const rosterStates: Record<string, State<World>> = {
  'roster-known': async (world) => {
    await openSheet(world)
    const rows = goodRows(9).map((cells, i) => (i === 7 ? [...cells.slice(0, 5), '1380000'] : cells))
    const longName = [
      '10',
      '阿依古丽·买买提江·阿卜杜热合曼',
      '女',
      '2017-12-31',
      '买买提江·阿卜杜热合曼',
      '13912345678',
    ]
    await uploadRoster(world.page, await rosterXlsx([...rows, longName]))
    await expect(addStudentsScreen.known(world.page)).toBeVisible()
    // Far down, the sheet's own title stays where it is.
    const last = addStudentsScreen.choices(world.page, inClass.at(-1)?.username ?? '')
    await last.getByRole('button', { name: '保持不变' }).click()
    await expect(
      addStudentsScreen.sheet(world.page).getByRole('heading', { name: '添加学生' }),
    ).toBeInViewport()
  },
  'roster-export': async (world) => {
    await openSheet(world)
    await world.page.getByRole('button', { name: '上传文件' }).click()
    await world.page.getByRole('button', { name: '导出名单' }).click()
    await expect(world.page.getByRole('alertdialog', { name: '导出名单' })).toBeVisible()
  },
  'roster-sheets': after('roster-export', async ({ page }) => {
    // The warning alone: the sheet below it stays.
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
    const classes = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [`三年级(${i + 1})班`, goodRows(30 + i)] as const),
    )
    await uploadRoster(page, await gradeXlsx(classes))
    await expect(page.getByText('用哪一张？')).toBeVisible()
    await expect(createClassScreen.preview(page)).toBeVisible()
  }),
}
