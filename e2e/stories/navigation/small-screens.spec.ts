import { enterAs } from '../../harness/enter.ts'
import { registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test('on a tablet every place of the menu is in sight, also beside a long name', async ({ page, api }) => {
  const teacher = await registerTeacher(api, '阿卜杜热合曼努尔麦麦提艾力肉孜')
  await enterAs(page, teacher)
  for (const size of [
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size)
    await page.goto('/comment')
    await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()
    const places = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
    await expect(places).toHaveCount(9)
    for (const place of await places.all()) await expect(place).toBeInViewport({ ratio: 1 })
  }
})
