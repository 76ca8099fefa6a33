import { startProduct } from '../../harness/server/product.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { signInScreen } from '../../screens/sign-in.ts'
import { siteScreen } from '../../screens/site.ts'

test('a stranger learns what it is and finds the way in', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('每一点好')
  await expect(siteScreen.slide(page).getByRole('img').first()).toHaveJSProperty('complete', true)

  await page.getByRole('link', { name: '看看怎么用' }).click()
  await expect(page).toHaveURL(/\/product-introduction$/)
  await expect(page.getByRole('heading', { name: '一个班，一屏看完' })).toBeVisible()

  await page.getByRole('link', { name: '登录' }).first().click()
  await expect(signInScreen.tel(page)).toBeVisible()
})

test('a part of the introduction is where its address says', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('link', { name: /^班级点评/u }).click()

  await expect(page.getByRole('heading', { name: '点两下就夸好' })).toBeInViewport()
  await page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name: '常见问题' }).click()
  await page.getByText('点错了怎么办？').click()
  await expect(page.getByText(/8 秒内点“撤销”/)).toBeVisible()
})

test('what the operator named is shown: banners, clients, codes for phones, registrations', async ({
  page,
}) => {
  const product = await startProduct({
    ICP_RECORD: '京ICP备12345678号-1',
    POLICE_RECORD: '京公网安备 11010802012345号',
    DOWNLOAD_IOS: 'https://apps.example.com/pinge',
    DOWNLOAD_WINDOWS: '/pinge.exe',
    HOME_BANNERS: JSON.stringify([
      { image: '/img/morning.webp', title: '家长开放日', link: '/product-introduction' },
    ]),
  })
  try {
    await page.goto(`${product.origin}/home#download`)
    await expect(siteScreen.downloads(page).getByRole('link')).toHaveCount(2)
    await expect(
      siteScreen.downloads(page).getByRole('img', { name: 'iPhone 和 iPad的二维码' }),
    ).toBeVisible()
    await expect(siteScreen.footer(page).getByRole('link', { name: /京公网安备/ })).toHaveAttribute(
      'href',
      /code=11010802012345$/,
    )

    await siteScreen.dot(page, 2).click()
    await siteScreen.slides(page).getByRole('link', { name: '家长开放日' }).click()
    await expect(page).toHaveURL(/\/product-introduction$/)

    await page.goto(product.origin)
    await expect(page.getByRole('link', { name: '京ICP备12345678号-1' })).toBeVisible()
    await expect(page.getByRole('link', { name: '下载客户端' })).toBeVisible()
  } finally {
    await product.remove()
  }
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
