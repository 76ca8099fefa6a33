import { keptForTomorrow, onlyTheSite } from '../../harness/kept-by-browser.ts'
import { expect, test } from '../../harness/test.ts'
import { fillSignIn, signInScreen } from '../../screens/sign-in.ts'

test('on a phone a tap on a document opens that one, an error moves no field, and on a public computer nothing of the teacher stays behind', async ({
  page,
  teacher,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  for (const name of ['用户协议', '隐私政策', '儿童个人信息保护规则']) {
    const link = page.getByRole('button', { name, exact: true })
    await expect(link).toBeVisible()
    const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + width / 2, y + height / 2)
    // It may stand right above or below another one.
    const dialog = page.getByRole('dialog', { name, exact: true })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }

  await page.setViewportSize({ width: 1366, height: 768 })
  const places = async () =>
    Promise.all([signInScreen.tel(page), signInScreen.password(page)].map((field) => field.boundingBox()))
  const before = await places()
  await signInScreen.submit(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  expect(await places()).toEqual(before)

  await signInScreen.publicComputer(page).check()
  await fillSignIn(page, teacher.tel)
  await expect(page).toHaveURL(/\/index$/)
  expect(await keptForTomorrow(page)).toEqual(onlyTheSite)
  // A reload is not a new browser.
  await page.reload()
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
