import { enterAs } from '../../harness/enter.ts'
import { expect, test } from '../../harness/test.ts'
import { openQrCode, qrCard } from '../../screens/sign-in.ts'

test('a phone signs a computer in: 待扫码, 已扫码，待确认, and in', async ({ page, openDevice, teacher }) => {
  const address = await openQrCode(page)
  await expect(qrCard.picture(page)).toBeVisible()
  await expect(qrCard.state(page)).toHaveText('待扫码')
  await expect(page.getByText('手机扫不到')).toBeVisible()

  const phone = await openDevice()
  await phone.setViewportSize({ width: 390, height: 844 })
  await enterAs(phone, teacher)
  await phone.goto(address)
  await expect(phone.getByRole('heading', { name: '允许这台设备登录吗？' })).toBeVisible()
  await expect(phone.getByRole('definition').filter({ hasText: '品格班级' })).toBeVisible()
  await expect(qrCard.state(page)).toHaveText('已扫码，待确认')

  await phone.getByRole('button', { name: '确认登录' }).click()
  await expect(phone.getByRole('heading', { name: '已确认登录' })).toBeVisible()
  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()
})
