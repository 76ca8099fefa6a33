import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Lets the page read and write the browser's clipboard, which a story about it does in the page's place. */
export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
}

/** Copies by the keys, and waits until the clipboard holds it: a browser writes it in a process of its own. */
export async function copyByKeys(page: Page, text: string | RegExp): Promise<void> {
  await page.keyboard.press('ControlOrMeta+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text)
}
