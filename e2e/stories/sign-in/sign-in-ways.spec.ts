import { keptForTomorrow, onlyTheSite } from '../../harness/kept-by-browser.ts'
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
  expect(await keptForTomorrow(page)).toEqual(onlyTheSite)
  // A reload is not a new browser.
  await page.reload()
  await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()

  await page.getByRole('button', { name: `${teacher.nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(signInScreen.tel(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(
    teacher.userId,
  )

  // The page that was left brings no styles that undo those of the screens.
  await fillSignIn(page, teacher.tel)
  await expect(page.getByRole('banner').getByText(teacher.nickname)).toBeVisible()
})
