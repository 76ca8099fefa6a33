import type { Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { expect, test } from '../../harness/test.ts'
import { createClassScreen } from '../../screens/create-class.ts'

const refreshPrompt = (page: Page) => page.getByRole('alertdialog', { name: '通知' })

test.describe('a part of the program that is gone from the server', () => {
  test.beforeEach(async ({ page, teacher }) => {
    // Taken away before the class list is there, which loads ahead what is likely to be opened next.
    await page.route(/\/assets\/CreateClassPage/, (route) => route.fulfill({ status: 404 }))
    await enterAs(page, teacher)
    await page.goto('/comment')
  })

  test('is asked about, and a refresh loads the new one', async ({ page }) => {
    await page
      .getByRole('link', { name: /创建班级|建一个班/ })
      .first()
      .click()
    const prompt = refreshPrompt(page)
    await expect(prompt).toContainText('内容可能已更新，是否刷新页面加载新内容？')
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(prompt).toBeVisible()

    await page.unroute(/\/assets\/CreateClassPage/)
    await prompt.getByRole('button', { name: '刷新' }).click()
    await expect(createClassScreen.next(page)).toBeVisible()
  })
})
