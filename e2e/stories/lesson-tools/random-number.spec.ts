import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

test('a number is drawn between two integers, and what cannot be is said', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, classId)
  await openTool(page, '随机数')
  const dialog = lessonTools.number(page)
  await expect(dialog.getByLabel('最大值')).toHaveValue('6')
  const draw = () => page.keyboard.press('Enter')

  await dialog.getByLabel('最小值').fill('6')
  await draw()
  await expect(dialog.getByRole('alert')).toHaveText('最小值必须小于最大值')
  await dialog.getByLabel('最小值').fill('1.5')
  await draw()
  await expect(dialog.getByRole('alert')).toHaveText('最小值和最大值必须是整数')
  await expect(dialog.getByLabel('最小值')).toHaveValue('1.5')

  await dialog.getByLabel('最小值').fill('5')
  await draw()
  await expect(dialog.getByRole('status', { name: '抽到的数' })).toHaveText(/^[56]$/)
  await expect(dialog.getByRole('alert')).toHaveText('')
})
