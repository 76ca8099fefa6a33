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
  const { students } = await api.call(classRoster, { classId, telsOf: 'all' }, signedInTeacher.accessToken)
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
  const { classId } = await addClassOf(api, signedInTeacher, 11)
  const guardians = [
    { name: '王强', relation: '父亲', tel: '13800000001' },
    { name: '李丽', relation: '母亲', tel: '13900000002' },
  ]
  const students = [{ username: '欧阳思远', stuNo: '12', guardians }]
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)

  await openAddStudents(page, classId)
  const file = await exportRoster(page)
  expect(file.name).toBe('三年级(2)班学生名单.xlsx')
  await uploadRoster(page, file)
  await expect(addStudentsScreen.known(page).getByText('没有变化')).toHaveCount(12)
  await expect(addStudentsScreen.add(page, '添加学生')).toBeDisabled()

  const { classId: other } = await addClassOf(api, signedInTeacher, 0)
  await openAddStudents(page, other)
  await uploadRoster(page, file)
  await addStudentsScreen.add(page, '添加 12 名学生').click()
  await expect(classDetailScreen.pupils(page)).toHaveCount(12)
  const written = await api.call(classRoster, { classId: other, telsOf: 'all' }, signedInTeacher.accessToken)
  expect(written.students.find(({ stuNo }) => stuNo === '12')?.guardians).toEqual(guardians)
})
