import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { localSchoolYear, termKeysOf } from '@pinge/contract/values/school-days/terms.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test('a teacher keys in what a child says of itself by digits, and the list says who has spoken', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  const [termKey] = termKeysOf(localSchoolYear(Date.now()))
  const request = { classId, name: '第一学期成长档案', termKey, parts: ['evaluation' as const] }
  await api.call(saveArchive, request, signedInTeacher.accessToken)
  await page.goto(`/data/file/evaluation?classId=${classId}`)
  await page.getByRole('list', { name: '学生' }).getByRole('link').first().click()

  await page.getByRole('group', { name: '我上课认真听讲' }).getByRole('radio', { name: '再加油' }).focus()
  for (let question = 0; question < 10; question += 1) await page.keyboard.press('3')
  await page.getByLabel('我的目标').fill('每天读书半小时')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '保存' })).toBeDisabled()

  await page.goto(`/data/file/evaluation?classId=${classId}`)
  await expect(page.getByText('1 / 3 人已评')).toBeVisible()
})
