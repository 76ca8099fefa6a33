import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test('on a phone the start page stays where it is while the classes come, and the menu at the bottom leads to them and to an answer', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { className } = await addClassOf(api, signedInTeacher, 3)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/index')
  const waiting = page.getByRole('region', { name: '今天可以做' })
  await expect(waiting.getByRole('link', { name: /^这周还没夸到的孩子 3 名/ })).toBeVisible()
  expect(await page.evaluate(shiftSoFar)).toBeLessThanOrEqual(0.02)

  const menu = page.getByRole('navigation', { name: '底部导航' })
  await menu.getByRole('link', { name: '班级' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '班级列表' })).toBeVisible()
  await expect(page.getByRole('link', { name: className, exact: true })).toBeVisible()
  await menu.getByRole('link', { name: '帮助' }).click()
  await page.getByRole('searchbox', { name: '找问题' }).fill('撤销')
  await page.getByText('点错了怎么撤销？').click()
  await expect(page.getByText('点评后 8 秒内点“撤销”', { exact: false })).toBeVisible()
})

/** How far the parts of the page have moved since it was opened: a browser keeps each shift for those who ask later. */
function shiftSoFar(): number {
  const observer = new PerformanceObserver(() => {})
  observer.observe({ type: 'layout-shift', buffered: true })
  return observer.takeRecords().reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0)
}
