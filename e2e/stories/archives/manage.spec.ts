import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openArchiveManage } from '../../screens/archives/manage.ts'

test('an archive is made for the term, and what a child says of itself is keyed in there by digits', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await openArchiveManage(page, classId)
  await page.getByRole('button', { name: '新建档案' }).click()
  const dialog = page.getByRole('dialog', { name: '新建档案' })
  await dialog.getByLabel('档案名称').fill('期末档案')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  await page.getByRole('article', { name: '期末档案' }).getByRole('link', { name: /^自评/ }).click()
  await page.getByRole('list', { name: '学生' }).getByRole('link').first().click()

  await page.getByRole('group', { name: '我上课认真听讲' }).getByRole('radio', { name: '再加油' }).focus()
  for (let question = 0; question < 10; question += 1) await page.keyboard.press('3')
  await page.getByLabel('我的目标').fill('每天读书半小时')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()

  await page.goto(`/data/file/evaluation?classId=${classId}`)
  await expect(page.getByText('1 / 3 人已评')).toBeVisible()
})
