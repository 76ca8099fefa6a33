import type { Locator, Page } from '@playwright/test'

export const accountDialog = (page: Page): Locator => page.getByRole('dialog', { name: '账号设置' })

/** Opens 账号设置 behind the teacher's own picture. */
export async function openAccount(page: Page, nickname: string): Promise<Locator> {
  await page.getByRole('button', { name: `${nickname}，我的账号` }).click()
  await page.getByRole('menuitem', { name: '账号设置' }).click()
  const account = accountDialog(page)
  await account.waitFor()
  return account
}
