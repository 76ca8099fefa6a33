import * as errors from '@pinge/contract/protocol/errors.ts'
import { signOut as signOutCall } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { newTel } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { registerAs } from '../../screens/sign-in.ts'

test('a new teacher registers and is at home at once', async ({ page }) => {
  await registerAs(page, newTel(), '刘老师')

  await expect(page).toHaveURL(/\/index$/)
  await expect(page.getByRole('link', { name: '创建班级' }).first()).toBeVisible()
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

/** What stands in local storage under the name accessToken, wherever it stands. */
async function storedTokens(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
  return [...stored.matchAll(/accessToken[\\":]+([\w-]{20,})/g)].map((match) => match[1] ?? '')
}
