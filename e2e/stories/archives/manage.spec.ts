import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openArchiveManage } from '../../screens/archives.ts'

test('an archive is made for the term, removed and brought back, and its parts lead to their screens', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 6)
  await openArchiveManage(page, classId)
  await page.getByRole('button', { name: '新建档案' }).click()
  const dialog = page.getByRole('dialog', { name: '新建档案' })
  await dialog.getByLabel('档案名称').fill('期末档案')
  await dialog.getByRole('button', { name: '新建', exact: true }).click()
  const card = page.getByRole('article', { name: '期末档案' })
  await expect(card).toBeVisible()

  await card.getByRole('button', { name: '期末档案，更多' }).click()
  await card.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '恢复期末档案' }).click()
  await expect(card).toBeVisible()

  await card.getByRole('link', { name: /^写实/ }).click()
  await expect(page.getByRole('heading', { name: '写实记录', level: 1 })).toBeVisible()
})
