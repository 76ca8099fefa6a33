import type { Locator, Page } from '@playwright/test'

/** `/comment/comments-edit`: two columns of items, and the form of an own one. */
export const commentItemsScreen = {
  column: (page: Page, kind: '表扬' | '待改进') => page.getByRole('list', { name: kind, exact: true }),
  row: (page: Page, name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('switch', { name: `启用${name}`, exact: true }) }),
  enabled: (page: Page, name: string) => page.getByRole('switch', { name: `启用${name}`, exact: true }),
  handle: (page: Page, name: string) => page.getByRole('button', { name: `移动${name}`, exact: true }),
  form: (page: Page) => page.getByRole('dialog', { name: /^(添加|修改)点评项$/ }),
}

export async function openCommentItems(page: Page, type = 1): Promise<void> {
  await page.goto(`/comment/comments-edit?type=${type}`)
  await commentItemsScreen.column(page, '表扬').waitFor()
}

/** The names of a column, from above. */
export async function namesOf(column: Locator): Promise<string[]> {
  const labels = await column
    .getByRole('switch')
    .evaluateAll((switches) => switches.map((one) => one.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.replace(/^启用/, ''))
}
