import { expect, test } from '../../harness/test.ts'
import { createClassScreen, nameClass } from '../../screens/create-class.ts'

test('a class can be made first and get its pupils later', async ({ page, signedInTeacher: _ }) => {
  await nameClass(page, '四年级', '1')
  await createClassScreen.skip(page).click()

  await expect(page.getByRole('heading', { name: '四年级(1)班建好了' })).toBeVisible()
  await page.goto('/comment')
  await expect(page.getByRole('link', { name: '四年级(1)班' })).toBeVisible()
})
