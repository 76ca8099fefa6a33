import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu at the bottom leads from the day to the classes and to an answer', async ({
    page,
    api,
    signedInTeacher,
  }) => {
    const { className } = await addClassOf(api, signedInTeacher, 3)
    await page.goto('/index')
    const menu = page.getByRole('navigation', { name: '底部导航' })
    const waiting = page.getByRole('region', { name: '今天可以做' })
    await expect(waiting.getByRole('link', { name: /^这周还没夸到的孩子 3 名/ })).toBeVisible()

    await menu.getByRole('link', { name: '班级' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: '班级列表' })).toBeVisible()
    await expect(page.getByRole('link', { name: className, exact: true })).toBeVisible()
    await menu.getByRole('link', { name: '帮助' }).tap()
    await page.getByRole('searchbox', { name: '找问题' }).fill('撤销')
    await page.getByText('点错了怎么撤销？').tap()
    await expect(page.getByText('点评后 8 秒内点“撤销”', { exact: false })).toBeVisible()
  })

  test('the start page stays where it is while the classes come', async ({ page, api, signedInTeacher }) => {
    await addClassOf(api, signedInTeacher, 3)
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(globalThis, {
            shift: Number(Reflect.get(globalThis, 'shift')) + Number(Reflect.get(entry, 'value')),
          })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/index')
    await expect(page.getByRole('region', { name: '今天可以做' }).getByRole('link').first()).toBeVisible()

    const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shift')))
    expect(shift).toBeLessThanOrEqual(0.02)
  })
})
