import * as errors from '@pinge/contract/errors.ts'
import { signOut as signOutCall } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { newTel, PASSWORD } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { fillSignIn, registerAs, signIn, signInScreen, signOut } from '../../screens/sign-in.ts'

test('a new teacher registers and is at home at once', async ({ page }) => {
  await registerAs(page, newTel(), '刘老师')

  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('link', { name: '创建班级' }).first()).toBeVisible()
})

test('a wrong password is told beside the field, and what was typed stays', async ({ page, teacher }) => {
  await page.goto('/')
  await fillSignIn(page, teacher.tel, 'not-the-password')

  await expect(page.getByText(errors.passwordWrong.message)).toBeVisible()
  await expect(signInScreen.tel(page)).toHaveValue(teacher.tel)

  await signInScreen.password(page).fill(PASSWORD)
  await signInScreen.submit(page).click()
  await expect(page).toHaveURL(/\/index$/)
})

test('an unknown account is told in the words of the specification', async ({ page }) => {
  await page.goto('/')
  await fillSignIn(page, newTel())

  await expect(page.getByText('账号不存在，请前往品格精灵APP注册')).toBeVisible()
})

test('signing out says so, and the way back asks for the password again', async ({
  page,
  signedInTeacher,
}) => {
  await page.goto('/comment')
  await signOut(page, signedInTeacher.nickname)

  await expect(page.getByText('退出成功')).toBeVisible()
  await expect(signInScreen.tel(page)).toBeVisible()
  await page.goto('/comment')
  await expect(signInScreen.submit(page)).toBeVisible()
})

test('no token stays in the browser after signing out', async ({ page, signedInTeacher }) => {
  await page.goto('/comment')
  const tokens = await storedTokens(page)
  expect(tokens.length).toBeGreaterThan(0)

  await signOut(page, signedInTeacher.nickname)
  await expect(page.getByText('退出成功')).toBeVisible()

  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  for (const token of tokens) expect(stored).not.toContain(token)
})

test('a session that ended elsewhere is told by a warning that cannot be waved away', async ({
  page,
  api,
  signedInTeacher: _,
}) => {
  await page.goto('/comment')
  const [token = ''] = await storedTokens(page)
  await api.call(signOutCall, {}, token)
  await page.goto('/comment/create')

  const dialog = page.getByRole('alertdialog', { name: '警告' })
  await expect(dialog).toContainText(errors.sessionExpired.message)
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()

  await dialog.getByRole('button').click()
  await expect(page).toHaveURL(/\/\?backUrl=/)
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/comment/create')
})

test('whoever signs in again is back where the session ended', async ({ page, teacher }) => {
  await page.goto('/?backUrl=%2Fcomment%2Fcreate')
  await fillSignIn(page, teacher.tel)

  await expect(page).toHaveURL(/\/comment\/create$/)
})

test('a way back that leads elsewhere is not taken', async ({ page, teacher }) => {
  await page.goto('/?backUrl=https%3A%2F%2Fexample.com')
  await fillSignIn(page, teacher.tel)

  await expect(page).toHaveURL(/\/index$/)
})

test('an account that somebody put aside is signed in again with one tap', async ({
  page,
  teacher,
  api: _,
}) => {
  await signIn(page, teacher.tel)
  await page.getByRole('button', { name: `${teacher.nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '切换账号' }).click()

  await page.getByRole('list', { name: '这台设备上的账号' }).getByRole('button').first().click()
  await expect(page).toHaveURL(/\/index$/)
})

/** What stands in local storage under the name accessToken, wherever it stands. */
async function storedTokens(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  return [...stored.matchAll(/accessToken[\\":]+([\w-]{20,})/g)].map((match) => match[1] ?? '')
}
