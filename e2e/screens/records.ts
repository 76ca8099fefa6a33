import type { Page } from '@playwright/test'

/** The screen of a class's comments, and the feed of the class's own screen. */
export const recordsScreen = {
  title: (page: Page) => page.getByRole('heading', { level: 1 }),
  rows: (page: Page) =>
    page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') }),
  row: (page: Page, text: string) => recordsScreen.rows(page).filter({ hasText: text }),
  exporting: (page: Page) => page.getByRole('button', { name: '导出' }),
  feedPill: (page: Page) => page.getByRole('button', { name: /最近点评/ }),
  /** From the toolbar; where it has no room for it, from the menu. */
  openFeed: async (page: Page) => {
    if ((page.viewportSize()?.width ?? 0) >= 1024) return recordsScreen.feedPill(page).click()
    await page.getByRole('button', { name: '更多' }).click()
    await page.getByRole('menuitem', { name: '最近点评' }).click()
  },
  feed: (page: Page) => page.getByRole('dialog', { name: '最近点评' }),
}

export async function openRecords(page: Page, classId: string, more = ''): Promise<void> {
  await page.goto(`/comment/class-comment?classId=${classId}${more}`)
}
