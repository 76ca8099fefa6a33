import { expect, test } from '../../harness/test.ts'

test('an unknown path is answered by the 404 page, signed in or not', async ({ page }) => {
  await page.goto('/no/such/page')

  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('link', { name: '返回首页' })).toBeVisible()
})

test('a screen that is not built yet answers as if it were not there', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/class-data')

  await expect(page).toHaveURL(/\/404$/)
})

test('the page is named after the site', async ({ page }) => {
  await page.goto('/')

  await expect(page).toHaveTitle(/品格班级/)
})

test('breadcrumbs lead from a screen to the one before it', async ({ page, signedInTeacher: _ }) => {
  await page.goto('/comment/create')
  const crumbs = page.getByRole('navigation', { name: '面包屑' })
  await expect(crumbs).toContainText('创建班级')

  await crumbs.getByRole('link', { name: '班级列表' }).click()
  await expect(page).toHaveURL(/\/comment$/)
})

test('whoever is not signed in is led to the sign-in page and back', async ({ page }) => {
  await page.goto('/comment')

  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('backUrl')).toBe('/comment')
})

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
