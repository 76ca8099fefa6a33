import * as errors from '@pinge/contract/protocol/errors.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import { goodRows, officeFile, rosterXlsx } from '../../harness/files/roster-files.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { addStudentsScreen, exportRoster, openAddStudents } from '../../screens/add-students.ts'
import { chooseInMore, classDetailScreen } from '../../screens/class-detail.ts'
import { createClassScreen, uploadRoster } from '../../screens/create-class.ts'

test('pupils who are in the class are filled in and the others added from a file, and the class comes back in without a change', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  const { accessToken } = signedInTeacher
  await openAddStudents(page, classId)

  await test.step('a file that unpacks to two hundred million characters is refused, and the server goes on', async () => {
    await uploadRoster(page, await officeFile('bomb.xlsx'))
    const meanwhile = await api.call(classRoster, { classId, telsOf: 'all' }, accessToken)
    await expect(page.getByRole('alert')).toContainText(errors.rosterTooManyRows.message)
    expect(meanwhile.students).toHaveLength(3)
  })

  await uploadRoster(page, await rosterXlsx(goodRows(5)))
  await expect(createClassScreen.preview(page).getByRole('status')).toHaveText('新学生 2 · 已在班里 3')
  await expect(addStudentsScreen.changes(page, '王浩然')).toContainText(['学号', '性别', '出生日期', '家长'])
  await addStudentsScreen.add(page, '添加 2 名学生，更新 3 名').click()
  await expect(page.getByText('已添加 2 名学生，更新 3 名')).toBeVisible()
  await expect(classDetailScreen.pupils(page)).toHaveCount(5)
  const { students } = await api.call(classRoster, { classId, telsOf: 'all' }, accessToken)
  expect(students.find(({ username }) => username === '王浩然')).toMatchObject({
    stuNo: '1',
    gender: 'male',
    guardians: [{ name: '王家长', tel: '13810000000' }],
  })

  await chooseInMore(page, '添加学生')
  const file = await exportRoster(page)
  expect(file.name).toBe('三年级(2)班学生名单.xlsx')
  await uploadRoster(page, file)
  await expect(addStudentsScreen.known(page).getByText('没有变化')).toHaveCount(5)
  await expect(addStudentsScreen.add(page, '添加学生')).toBeDisabled()
})
