import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { signInScreen } from '../../screens/sign-in.ts'
import { siteScreen } from '../../screens/site.ts'

test('a stranger learns what it is, reads a part of the introduction and finds the way in, on a phone too', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('每一点好')
  await expect(siteScreen.slide(page).getByRole('img').first()).toHaveJSProperty('complete', true)
  await test.step('what may be done on a phone stands clear of the edge of the window', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const signIn = page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
    await expect(signIn).toBeVisible()
    await expect.poll(() => signIn.evaluate((link) => link.getBoundingClientRect().top)).toBe(8)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('a part of the introduction is where its address says', async () => {
    await page.getByRole('link', { name: /^班级点评/u }).click()
    await expect(page).toHaveURL(/\/product-introduction#/)
    await expect(page.getByRole('heading', { name: '点两下就夸好' })).toBeInViewport()
    await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '常见问题' }).click()
    await page.getByText('点错了怎么办？').click()
    await expect(page.getByText(/8 秒内点“撤销”/)).toBeVisible()
  })

  await test.step('on a phone the part that is read stands in the strip of names', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const names = page.getByRole('navigation', { name: '本页内容' })
    await page.locator('#training').evaluate((part) => part.scrollIntoView())
    await expect(names.getByRole('link', { name: '大脑训练' })).toHaveAttribute('aria-current', 'true')
    await expect(names.getByRole('link', { name: '大脑训练' })).toBeInViewport()
  })

  await page.setViewportSize({ width: 1366, height: 768 })
  await page.getByRole('link', { name: '登录' }).first().click()
  await expect(signInScreen.tel(page)).toBeVisible()
})

test('a class is shown on the whole screen with one tap', async ({ page, api, signedInTeacher }) => {
  const { className } = await addClassOf(api, signedInTeacher, 3)
  await page.goto('/index')
  await page.getByRole('link', { name: `${className}，大屏` }).click()

  await expect(classDetailScreen.pupils(page)).toHaveCount(3)
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
})

test('a page says what it is before any script runs, and a missing one that it is missing', async ({
  request,
}) => {
  const home = await request.get('/home')
  expect(home.status()).toBe(200)
  expect(await home.text()).toContain('<meta name="description"')
  expect(await (await request.get('/comment')).text()).toContain('<title>班级列表 · 品格班级</title>')
  expect((await request.get('/no/such/page')).status()).toBe(404)
  expect((await request.get('/pictures/preview.jpg')).headers()['content-type']).toBe('image/jpeg')
})
