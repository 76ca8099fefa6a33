import * as errors from '@pinge/contract/protocol/errors.ts'
import { signOut as signOutCall } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { addClassOf, newTel } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { fillSignIn, registerAs, signInScreen } from '../../screens/sign-in.ts'

test('a new teacher registers and is at home at once', async ({ page }) => {
  await registerAs(page, newTel(), '刘老师')

  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('link', { name: '创建班级' }).first()).toBeVisible()
})

test('an error leaves the fields of the card where they are', async ({ page }) => {
  await page.goto('/')
  const places = async () =>
    Promise.all([signInScreen.tel(page), signInScreen.password(page)].map((field) => field.boundingBox()))
  const before = await places()
  await signInScreen.submit(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()

  expect(await places()).toEqual(before)
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

test('what was typed when the session ended stands in its form again after signing in', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const path = `/comment/class-edit?classId=${classId}`
  await page.goto(path)
  await page.getByLabel('学校').fill('实验小学')
  const [token = ''] = await storedTokens(page)
  await api.call(signOutCall, {}, token)
  // The warning may come by another call before this one, and stand above the button.
  await page.getByRole('button', { name: '保存' }).dispatchEvent('click')
  await page.getByRole('alertdialog', { name: '警告' }).getByRole('button').click()

  await fillSignIn(page, signedInTeacher.tel)
  await expect(page).toHaveURL(path)
  await expect(page.getByLabel('学校')).toHaveValue('实验小学')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
})

/** What stands in local storage under the name accessToken, wherever it stands. */
async function storedTokens(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  return [...stored.matchAll(/accessToken[\\":]+([\w-]{20,})/g)].map((match) => match[1] ?? '')
}
