import { keptForTomorrow, onlyTheSite } from '../../harness/kept-by-browser.ts'
import { readCode } from '../../harness/server/outbox.ts'
import { registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { signInScreen } from '../../screens/sign-in.ts'

test.use({ settings: { SHOW_CODES: 'on' } })

test('where the site has codes, a teacher signs in by one, and sets a new password by another', async ({
  page,
  api,
  product,
  teacher,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: '验证码' }).click()
  await signInScreen.tel(page).fill(teacher.tel)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill(readCode(product.dataDir, teacher.tel))
  await page.getByRole('checkbox', { name: /已阅读/ }).check()
  await signInScreen.submit(page).click()
  await expect(page).toHaveURL(/\/index$/)

  await page.evaluate(() => localStorage.clear())
  await page.goto('/#reset')
  await page.reload()
  await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible()
  // Another teacher: a phone is sent one code a minute.
  const { tel: other } = await registerTeacher(api, '李老师')
  await signInScreen.tel(page).fill(other)
  await page.getByLabel('新密码', { exact: true }).fill('qiufeng2026')
  await page.getByLabel('再输一次新密码').fill('qiufeng2026')
  await page.getByLabel('验证码', { exact: true }).fill('000000')
  await signInScreen.publicComputer(page).check()
  await page.getByRole('button', { name: '重设密码并登录' }).click()
  await expect(page.getByText('验证码不正确或已过期')).toBeVisible()
  // Nothing typed is lost.
  await expect(page.getByLabel('新密码', { exact: true })).toHaveValue('qiufeng2026')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill(readCode(product.dataDir, other))
  await page.getByRole('button', { name: '重设密码并登录' }).click()
  await expect(page).toHaveURL(/\/index$/)
  expect(await keptForTomorrow(page)).toEqual(onlyTheSite)
})
