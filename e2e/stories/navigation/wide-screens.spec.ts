import { addExample } from '@pinge/contract/example.ts'
import { expect, test } from '../../harness/test.ts'

/** Screens of each width, and what they begin with: the first one with a greeting, which another hour words otherwise. */
const beginnings: readonly [string, string][] = [
  ['/index', '，'],
  ['/pinge-course', '品格课堂'],
  ['/listen/list', '听故事'],
  ['/comment/create', '创建班级'],
  ['/comment/system', '系统消息'],
]

test('on a board the way back begins where the screen below it begins', async ({ page, signedInTeacher }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const [path, name] of beginnings) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(name) })
    await expect(heading).toBeVisible()
    const above = page.getByRole('navigation', { name: /^(上一级|面包屑)$/ }).first()
    const distance = async () =>
      ((await heading.boundingBox())?.x ?? 0) - ((await above.boundingBox())?.x ?? 0)
    await expect
      .poll(async () => Math.abs(await distance()), { message: `${signedInTeacher.nickname} ${path}` })
      .toBeLessThanOrEqual(16)
  }
})

test('what a visitor may do on a phone stands clear of the edge of the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/home')
  const signIn = page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
  await expect(signIn).toBeVisible()
  await expect.poll(() => signIn.evaluate((link) => link.getBoundingClientRect().top)).toBe(8)
})

test('on a laptop the name of the example class is whole in its bar, beside the six screens of the archives', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await api.call(addExample, {}, signedInTeacher.accessToken)
  await page.goto(`/data/file/manage?classId=${classId}`)
  const switcher = page.getByRole('button', { name: /换一个班级/ })
  const name = switcher.getByText('三年级(2)班（示例）', { exact: true })
  await expect(name).toBeVisible()
  await expect.poll(() => name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: '档案管理', exact: true })).toBeInViewport()
})
