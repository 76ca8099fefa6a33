import { addClass } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/errors.ts'
import type { Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { expect, test } from '../../harness/test.ts'
import { createClassScreen, nameClass } from '../../screens/create-class.ts'

const refreshPrompt = (page: Page) => page.getByRole('alertdialog', { name: '通知' })

/** Answers one call in the server's place. */
async function answerWith(page: Page, path: string, status: number, body: object): Promise<void> {
  await page.route(`**${path}`, (route) => route.fulfill({ status, json: body }))
}

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

  test('leaves the page where it is when the teacher cancels', async ({ page }) => {
    await page
      .getByRole('link', { name: /创建班级|建一个班/ })
      .first()
      .click()
    await refreshPrompt(page).getByRole('button', { name: '取消' }).click()

    await expect(refreshPrompt(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible()
  })

  test('does not cost the page while the server cannot be reached', async ({ page, context }) => {
    await page
      .getByRole('link', { name: /创建班级|建一个班/ })
      .first()
      .click()
    await context.setOffline(true)
    await refreshPrompt(page).getByRole('button', { name: '刷新' }).click()

    await expect(refreshPrompt(page)).toContainText('网络连接失败')
    await context.setOffline(false)
  })
})

test.describe('what the server refuses', () => {
  test.beforeEach(async ({ page, signedInTeacher: _ }) => {
    await nameClass(page, '三年级', '2')
  })

  test('is told in its own words', async ({ page }) => {
    await answerWith(page, addClass.path, 200, { code: 50_001, msg: '服务器正在搬家', data: null })
    await createClassScreen.skip(page).click()

    await expect(page.getByText('服务器正在搬家').first()).toBeVisible()
  })

  test('is told in the words of the specification when it has none', async ({ page }) => {
    await answerWith(page, addClass.path, 200, { code: 50_001, msg: '', data: null })
    await createClassScreen.skip(page).click()

    await expect(page.getByText(errors.unexpected.message).first()).toBeVisible()
  })

  test('is told alike when the HTTP answer fails', async ({ page }) => {
    await answerWith(page, addClass.path, 502, {})
    await createClassScreen.skip(page).click()

    await expect(page.getByText(errors.unexpected.message).first()).toBeVisible()
    await expect(page.getByText('三年级(2)班').first()).toBeVisible()
  })
})
