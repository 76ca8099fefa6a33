import { passwordSignIn } from '@pinge/contract/sign-in.ts'
import { createHash } from 'node:crypto'
import { PASSWORD } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openAccount } from '../../screens/accounts.ts'

test('a new password signs the other devices out, and a device can be signed out alone', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const password = createHash('sha256').update(PASSWORD).digest('hex')
  await api.call(passwordSignIn, { tel: signedInTeacher.tel, password })
  await page.goto('/comment')
  const account = await openAccount(page, signedInTeacher.nickname)
  await account.getByRole('button', { name: '设备' }).click()
  const devices = account.getByRole('list', { name: '已登录的设备' }).getByRole('listitem')
  const other = account.getByRole('button', { name: '退出此设备' })
  await expect(other.first()).toBeVisible()
  const before = await devices.count()
  await other.first().click()
  await expect(devices).toHaveCount(before - 1)

  await account.getByRole('button', { name: '密码', exact: true }).click()
  await account.getByLabel('当前密码').fill('not-the-password')
  await account.getByLabel('新密码', { exact: true }).fill('qiufeng2026')
  await account.getByLabel('再输一次新密码').fill('qiufeng2026')
  await account.getByRole('button', { name: '修改密码' }).click()
  await expect(account.getByRole('alert')).toHaveText('当前密码不正确')
  await account.getByLabel('当前密码').fill(PASSWORD)
  await account.getByRole('button', { name: '修改密码' }).click()
  await expect(page.getByText('密码已修改，其他设备已退出')).toBeVisible()

  await account.getByRole('button', { name: '设备' }).click()
  await expect(devices).toHaveCount(1)
})
