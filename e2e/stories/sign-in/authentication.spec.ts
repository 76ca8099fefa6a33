import { runTeacherCommand } from '../../harness/server/operator.ts'
import { expect, test } from '../../harness/test.ts'
import { authenticationScreen, fillAuthentication } from '../../screens/authentication.ts'
import { messagesScreen } from '../../screens/messages.ts'

const { state, submit } = authenticationScreen

test('a teacher hands in a certificate, reads why it was refused, and mends it', async ({
  page,
  product,
  signedInTeacher,
}) => {
  await page.goto('/comment')
  await page.getByRole('button', { name: `${signedInTeacher.nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '教师认证' }).click()
  await expect(state(page)).toContainText('未认证')
  await fillAuthentication(page, '育才小学')
  await submit(page).click()
  await expect(state(page)).toContainText('审核中')
  await expect(page.getByRole('img', { name: '教师资格证' })).toBeVisible()

  const waiting = await runTeacherCommand(product, ['certify'])
  const id = /^(\S+) {2}.+育才小学/m.exec(waiting)?.[1] ?? ''
  await runTeacherCommand(product, ['certify', '--id', id, '--refuse', '照片看不清楚'])
  await page.goto('/comment/system')
  const refused = messagesScreen.message(page, '你的教师认证没有通过')
  await refused.getByRole('button').first().click()
  await expect(refused).toContainText('照片看不清楚')
  await refused.getByRole('link', { name: '查看认证信息' }).click()
  await expect(state(page)).toContainText('原因：照片看不清楚')
  // What was handed in before is there to be mended.
  await expect(authenticationScreen.school(page)).toHaveValue('育才小学')
  await submit(page).click()
  await expect(state(page)).toContainText('审核中')
})
