import type { Page } from '@playwright/test'
import { readCode } from '../../harness/server/outbox.ts'
import { createApiClient } from '../../harness/api-client.ts'
import { startProduct } from '../../harness/server/product.ts'
import { registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { fillSignIn, openQrCode, qrCard, signInScreen } from '../../screens/sign-in.ts'

test('a phone signs a computer in: 待扫码, 已扫码，待确认, and in', async ({ page, openDevice, teacher }) => {
  const address = await openQrCode(page)
  await expect(qrCard.picture(page)).toBeVisible()
  await expect(qrCard.state(page)).toHaveText('待扫码')
  await expect(page.getByText('手机扫不到')).toBeVisible()

  const phone = await openDevice()
  await phone.setViewportSize({ width: 390, height: 844 })
  await phone.goto(address)
  // Not signed in on the phone yet: that comes first, and then the question.
  await expect(phone.getByText('登录后，再确认那台设备的登录')).toBeVisible()
  await fillSignIn(phone, teacher.tel)
  await expect(phone.getByRole('heading', { name: '允许这台设备登录吗？' })).toBeVisible()
  await expect(phone.getByRole('definition').filter({ hasText: '品格班级' })).toBeVisible()
  await expect(qrCard.state(page)).toHaveText('已扫码，待确认')

  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()
})

test('on a public computer nothing of the teacher stays behind', async ({ page, teacher }) => {
  await page.goto('/')
  await signInScreen.publicComputer(page).check()
  await fillSignIn(page, teacher.tel)
  await expect(page).toHaveURL(/\/index$/)
  expect(await keptByBrowser(page)).toEqual(onlyTheSite)
  // A reload is not a new browser.
  await page.reload()
  await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()

  await page.getByRole('button', { name: `${teacher.nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(signInScreen.tel(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    teacher.userId,
  )
})

test('where the site has codes, a teacher signs in by one, and sets a new password by another', async ({
  page,
}) => {
  const product = await startProduct({ SHOW_CODES: 'on' })
  try {
    const { tel } = await registerTeacher(createApiClient(product.origin))
    await page.goto(product.origin)
    await page.getByRole('tab', { name: '验证码' }).click()
    await signInScreen.tel(page).fill(tel)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('button', { name: /\d+ 秒后重发/ })).toBeDisabled()
    await page.getByLabel('验证码', { exact: true }).fill(readCode(product.dataDir, tel))
    await page.getByRole('checkbox', { name: /已阅读/ }).check()
    await signInScreen.submit(page).click()
    await expect(page).toHaveURL(/\/index$/)

    await page.evaluate(() => localStorage.clear())
    await page.goto(`${product.origin}/#reset`)
    await page.reload()
    await expect(page.getByRole('heading', { name: '重设密码' })).toBeVisible()
    // Another teacher: a phone is sent one code a minute.
    const { tel: other } = await registerTeacher(createApiClient(product.origin), '李老师')
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
    expect(await keptByBrowser(page)).toEqual(onlyTheSite)
  } finally {
    await product.remove()
  }
})

/** The name of the site, which names no school. */
const onlyTheSite = ['pinge-site']

/** What the browser would still know tomorrow. */
function keptByBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}
