import type { Page } from '@playwright/test'
import { expect, test } from '../../harness/test.ts'

const ALONE = '当前为练习，成绩只保存在本机'

/** Three digits, the shortest of all rounds. */
async function lookAt(page: Page): Promise<string[]> {
  await expect(page.getByRole('timer', { name: '马上开始' })).toBeVisible()
  for (let second = 0; second < 3; second += 1) await page.clock.runFor(1_000)
  const shown = page.getByRole('list', { name: '要记住的顺序' }).getByRole('listitem')
  await expect(shown).toHaveCount(3)
  const labels = await shown.evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-label') ?? ''),
  )
  await page.clock.runFor(2_000)
  await page.getByRole('button', { name: /^我记住了/ }).click()
  await page.clock.runFor(1_000)
  await expect(page.getByRole('list', { name: '按顺序放回去' })).toBeVisible()
  return labels.map((label) => label.replace(/^第 \d+ 个，/, ''))
}

async function putBack(page: Page, digits: readonly string[]): Promise<void> {
  for (const digit of digits) await page.keyboard.press(digit)
  await page.getByRole('button', { name: /^提交/ }).click()
}

test.beforeEach(({ page }) => page.clock.install())

const result = (page: Page) => page.getByRole('status').filter({ hasText: '全部答对！' })

test('a round that the service did not begin is a practice of this device, and says so', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.route('**/pixytown/**/start', (route) => route.abort())
  await page.goto('/pinge-activity/number?item=3001')
  await expect(page.getByText(ALONE)).toBeVisible()
  await putBack(page, await lookAt(page))
  await expect(result(page)).toContainText('第一个成绩')
  await expect(result(page)).not.toContainText('得')
  // What the service would not have refused is no failure of the teacher's.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await page.goto('/pinge-activity/ranking')
  await page
    .getByRole('button', { name: '数字' })
    .or(page.getByRole('tab', { name: '数字' }))
    .click()
  await expect(page.getByRole('list', { name: '最佳五次' }).getByRole('listitem')).toHaveCount(1)
})

test('a round whose record finds no service is kept, and goes out once when the hub is entered again', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/pinge-activity/number?item=3001')
  const digits = await lookAt(page)
  await page.route('**/pixytown/**', (route) => route.abort())
  await putBack(page, digits)
  await expect(result(page)).toContainText('第一个成绩')
  await expect(result(page)).not.toContainText('得')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.unroute('**/pixytown/**')

  const told: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/snm/add/record'))
      void answer.json().then(({ code }: { code: number }) => told.push(code))
  })
  await page.goto('/pinge-activity')
  await expect.poll(() => told).toEqual([200])
  // The service took it: a second entry has nothing left to send.
  await page.reload()
  await expect(page.getByRole('region', { name: '数字记忆' }).getByText('今日已练')).toBeVisible()
  await expect(page.getByRole('region', { name: '打卡日历' })).toBeVisible()
  expect(told).toEqual([200])
})

test('a round whose end finds no service has its record all the same', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.route('**/pixytown/**/end', (route) => route.abort())
  await page.goto('/pinge-activity/number?item=3001')
  await putBack(page, await lookAt(page))
  await expect(result(page)).toContainText(/得 \d+ 分/)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})
