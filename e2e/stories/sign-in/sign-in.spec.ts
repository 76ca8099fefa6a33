import { expect, test } from '../../harness/test.ts'
import { signInScreen } from '../../screens/sign-in.ts'

test('an error leaves the fields of the card where they are', async ({ page }) => {
  await page.goto('/')
  const places = async () =>
    Promise.all([signInScreen.tel(page), signInScreen.password(page)].map((field) => field.boundingBox()))
  const before = await places()
  await signInScreen.submit(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()

  expect(await places()).toEqual(before)
})

test('on a phone a tap on the name of a document opens that document, and no other that stands above or below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')

  for (const name of ['用户协议', '隐私政策', '儿童个人信息保护规则']) {
    const link = page.getByRole('button', { name, exact: true })
    await expect(link).toBeVisible()
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})
