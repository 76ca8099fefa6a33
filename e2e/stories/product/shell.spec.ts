import { expect, test } from '../../harness/test.ts'

test('a mouse that rests on a picture button reads what it does, until it acts or goes', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment')
  const tip = page.locator('.tooltip')
  await expect(tip).toBeAttached()
  const bell = page.getByRole('link', { name: /消息/ })
  const title = await bell.getAttribute('title')

  await bell.hover()
  await expect(tip).toHaveText(title ?? '')
  await expect(bell).not.toHaveAttribute('title')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()

  await page.mouse.move(0, 0)
  await expect(bell).toHaveAttribute('title', title ?? '')
  await bell.hover()
  await expect(tip).toBeVisible()
  await bell.click()
  await expect(tip).toBeHidden()
})
