import type { Page } from '@playwright/test'

/** The tab 扫码 of the sign-in page. */
export const qrCard = {
  tab: (page: Page) => page.getByRole('tab', { name: '扫码' }),
  picture: (page: Page) => page.getByRole('img', { name: '二维码' }),
  state: (page: Page) => page.getByRole('tabpanel').getByRole('status'),
  refresh: (page: Page) => page.getByRole('button', { name: '点击刷新' }),
}

/** Opens the tab, and answers the address that its code holds. */
export async function openQrCode(page: Page): Promise<string> {
  await page.goto('/')
  const begun = page.waitForResponse('**/api/sys/qr/loginContent')
  await qrCard.tab(page).click()
  const { data } = (await (await begun).json()) as { data: { content: string } }
  return data.content
}
