import { expect, type Page } from '@playwright/test'

/** A round of 大脑训练, from the look to what is put back. */
export const roundScreen = {
  shown: (page: Page) => page.getByRole('list', { name: '要记住的顺序' }).getByRole('listitem'),
  /** Where a piece or a digit is taken from. */
  pieces: (page: Page) =>
    page.getByRole('list', { name: '可以选的' }).or(page.getByRole('group', { name: '数字键盘' })),
  slots: (page: Page) => page.getByRole('list', { name: '按顺序放回去' }),
  remembered: (page: Page) => page.getByRole('button', { name: /^我记住了/ }),
  handIn: (page: Page) => page.getByRole('button', { name: /^提交/ }),
}

/** Lets the three seconds before a round pass on a clock that the test turns. */
export async function passCountdown(page: Page): Promise<void> {
  await expect(page.getByRole('timer', { name: '马上开始' })).toBeVisible()
  for (let second = 0; second < 3; second += 1) await page.clock.runFor(1_000)
}

/** The names in the order that is shown, as a screen reader says them. */
export async function readShown(page: Page): Promise<string[]> {
  const shown = roundScreen.shown(page)
  await expect(shown.first()).toBeVisible()
  const labels = await shown.evaluateAll((items) =>
    items.map((item) => item.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => label.replace(/^第 \d+ 个，/, ''))
}

export async function putBack(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) await roundScreen.pieces(page).getByRole('button', { name, exact: true }).click()
}
