import { addItem, deleteItem } from '@pinge/contract/comment-items.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'

let school: SchoolClass

test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

test('a comment in the teacher’s own words is given and taken back', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await openClass(page, school.classId)
  await classDetailScreen.pupil(page, '王浩然').click()
  const dialog = classDetailScreen.dialog(page)
  await dialog.getByRole('tab', { name: '健康' }).click()
  await dialog.getByRole('tab', { name: '自定义' }).click()
  await dialog.getByRole('button', { name: '送出' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('写上点评的内容')
  await dialog.getByLabel('点评的内容').fill('帮同学系鞋带')
  await dialog.getByRole('button', { name: '分值加一' }).click()
  await dialog.getByLabel('备注').fill('课间')
  await dialog.getByRole('button', { name: '送出' }).click()
  await expectScore(page, '王浩然', 2)
  const { classId } = school
  const records = async () => (await api.call(commentRecords, { classId }, signedInTeacher.accessToken)).items
  await expect
    .poll(records)
    .toMatchObject([{ itemName: '帮同学系鞋带', type: 3, score: 2, kind: 'praise', remark: '课间' }])

  await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()
  await expectScore(page, '王浩然', 0)
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(classDetailScreen.dialog(page).getByRole('list', { name: '常用' })).not.toContainText('鞋带')
})

test('own items have a tab of their own, with digits, and leave what is used most when deleted', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken } = signedInTeacher
  const { id } = await api.call(addItem, { type: 4, name: '浇花小能手', score: 3 }, accessToken)
  await openClass(page, school.classId)
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(item(page, '积极发言')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(item(page, '浇花小能手')).toBeVisible()
  await page.keyboard.press('1')
  await expectScore(page, '王浩然', 3)

  const used = classDetailScreen.dialog(page).getByRole('list', { name: '常用' }).getByRole('button')
  await classDetailScreen.pupil(page, '李思琪').click()
  await expect(used.first()).toHaveAccessibleName(/浇花小能手/)
  await api.call(deleteItem, { id }, accessToken)
  await page.reload()
  await classDetailScreen.pupil(page, '李思琪').click()
  await expect(used.first()).not.toHaveAccessibleName(/浇花小能手/)
})
