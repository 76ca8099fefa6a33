import { classRoster } from '@pinge/contract/roster/roster.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { goodRows, rosterXlsx } from '../../harness/files/roster-files.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { addStudentsScreen, exportRoster, openAddStudents } from '../../screens/add-students.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { createClassScreen, uploadRoster } from '../../screens/create-class.ts'

test('pupils who are in the class are filled in, the others added, and a second time nothing is left to do', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await openAddStudents(page, classId)
  await uploadRoster(page, await rosterXlsx(goodRows(5)))

  await expect(createClassScreen.preview(page).getByRole('status')).toHaveText('新学生 2 · 已在班里 3')
  await expect(addStudentsScreen.changes(page, '王浩然')).toContainText(['学号', '性别', '出生日期', '家长'])
  await addStudentsScreen.add(page, '添加 2 名学生，更新 3 名').click()
  await expect(page.getByText('已添加 2 名学生，更新 3 名')).toBeVisible()
  await expect(classDetailScreen.pupils(page)).toHaveCount(5)
  const { students } = await api.call(classRoster, { classId }, signedInTeacher.accessToken)
  expect(students.find(({ username }) => username === '王浩然')).toMatchObject({
    stuNo: '1',
    gender: 'male',
    guardians: [{ name: '王家长', tel: '13810000000' }],
  })

  await openAddStudents(page, classId)
  await uploadRoster(page, await rosterXlsx(goodRows(5)))
  await expect(addStudentsScreen.known(page).getByText('没有变化')).toHaveCount(5)
  await expect(addStudentsScreen.add(page, '添加学生')).toBeDisabled()
})

test('a class is written out as a file that comes back in without a change', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  await openAddStudents(page, classId)
  await uploadRoster(page, await rosterXlsx(goodRows(12)))
  await addStudentsScreen.add(page, '添加 12 名学生').click()
  await expect(classDetailScreen.pupils(page)).toHaveCount(12)

  await openAddStudents(page, classId)
  const file = await exportRoster(page)
  expect(file.name).toBe('三年级(2)班学生名单.xlsx')
  await uploadRoster(page, file)
  await expect(addStudentsScreen.known(page).getByText('没有变化')).toHaveCount(12)
  await expect(addStudentsScreen.add(page, '添加学生')).toBeDisabled()
})

test('a file carries both parents into another class, without their phones where the teacher wants none', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken } = signedInTeacher
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const guardians = [
    { name: '王强', relation: '父亲', tel: '13800000001' },
    { name: '李丽', relation: '母亲', tel: '13900000002' },
  ]
  await api.call(addStudents, { classId, students: [{ username: '王浩然', guardians }] }, accessToken)
  await openAddStudents(page, classId)
  const whole = await exportRoster(page)
  const withoutTels = await exportRoster(page, '不含电话')
  expect(withoutTels.name).toBe('三年级(2)班学生名单（不含电话）.xlsx')

  const { classId: other } = await addClassOf(api, signedInTeacher, 0)
  await openAddStudents(page, other)
  await uploadRoster(page, withoutTels)
  await expect(page.getByText('家长 王强 父亲、李丽 母亲', { exact: true })).toBeVisible()
  await addStudentsScreen.add(page, '添加 1 名学生').click()
  await expect(classDetailScreen.pupils(page)).toHaveCount(1)

  await openAddStudents(page, other)
  await uploadRoster(page, whole)
  await addStudentsScreen.add(page, '更新 1 名学生').click()
  await expect(page.getByText('已更新 1 名学生')).toBeVisible()
  const { students } = await api.call(classRoster, { classId: other }, accessToken)
  expect(students.map((student) => student.guardians)).toEqual([guardians])
})

test('a name that a spreadsheet would compute is written out as text', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  await api.call(addStudents, { classId, students: [{ username: '=1+1' }] }, signedInTeacher.accessToken)
  await openAddStudents(page, classId)
  await uploadRoster(page, await exportRoster(page))

  // As a formula it would have come back as nothing, or as 2.
  const mending = createClassScreen.mending(page, 2)
  await expect(mending.getByLabel('姓名', { exact: true })).toHaveValue('=1+1')
  await expect(mending).toContainText('姓名是公式，请改成文字')
})
