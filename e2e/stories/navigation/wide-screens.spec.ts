import { addExample } from '@pinge/contract/example.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { expect, test } from '../../harness/test.ts'

/** Screens of each width, and what they begin with: the first one with a greeting, which another hour words otherwise. */
const beginnings: readonly [string, string][] = [
  ['/index', '，'],
  ['/pinge-course', '品格课堂'],
  ['/listen/list', '听故事'],
  ['/comment/create', '创建班级'],
  ['/comment/system', '系统消息'],
]

test('the way back begins on a board where the screen below it begins, and names the example class whole on a laptop', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await api.call(addExample, {}, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/comment')
  for (const [path, name] of beginnings) {
    await goWithinProgram(page, path)
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(name) })
    await expect(heading).toBeVisible()
    const above = page.getByRole('navigation', { name: /^(上一级|面包屑)$/ }).first()
    const distance = async () =>
      ((await heading.boundingBox())?.x ?? 0) - ((await above.boundingBox())?.x ?? 0)
    await expect.poll(async () => Math.abs(await distance()), { message: path }).toBeLessThanOrEqual(16)
  }

  // Beside the six screens of the archives.
  await page.setViewportSize({ width: 1366, height: 768 })
  await goWithinProgram(page, `/data/file/manage?classId=${classId}`)
  const switcher = page.getByRole('button', { name: /换一个班级/ })
  const name = switcher.getByText('三年级(2)班（示例）', { exact: true })
  await expect(name).toBeVisible()
  await expect.poll(() => name.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: '档案管理', exact: true })).toBeInViewport()
})
