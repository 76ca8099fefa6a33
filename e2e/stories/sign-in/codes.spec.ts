import { keptForTomorrow, onlyTheSite } from '../../harness/kept-by-browser.ts'
import { everyOffer } from '../../harness/server/every-offer.ts'
import { readCode } from '../../harness/server/outbox.ts'
import { expect, test } from '../../harness/test.ts'
import { signInScreen } from '../../screens/sign-in.ts'

test.use({ settings: everyOffer })

test('where the site has codes, a teacher who forgot the password sets a new one by a code, also on a public computer', async ({
  page,
  product,
  teacher,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: '验证码' }).click()
  await expect(page.getByRole('button', { name: '获取验证码' })).toBeVisible()

  await page.getByRole('tab', { name: '密码' }).click()
  await page.getByRole('link', { name: '忘记密码' }).click()
  await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible()
  await signInScreen.tel(page).fill(teacher.tel)
  await page.getByLabel('新密码', { exact: true }).fill('qiufeng2026')
  await page.getByLabel('再输一次新密码').fill('qiufeng2026')
  await signInScreen.publicComputer(page).check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeDisabled()
  await page.getByLabel('验证码', { exact: true }).fill(readCode(product.dataDir, teacher.tel))
  await page.getByRole('button', { name: '重设密码并登录' }).click()
  await expect(page).toHaveURL(/\/index$/)
  expect(await keptForTomorrow(page)).toEqual(onlyTheSite)
})
