import { expect, type Page } from '@playwright/test'

/** The name at the head of a row of a table is read to its end. */
export async function expectWholeRowName(page: Page, name: string): Promise<void> {
  const head = page.getByRole('rowheader', { name })
  await expect(head).toBeVisible()
  const text = head.getByText(name, { exact: true })
  const isWhole = () =>
    text.evaluate((shown) =>
      [shown, shown.parentElement ?? shown].every(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
      ),
    )
  await expect.poll(isWhole, name).toBe(true)
}
