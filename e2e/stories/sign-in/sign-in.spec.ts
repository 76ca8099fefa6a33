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
