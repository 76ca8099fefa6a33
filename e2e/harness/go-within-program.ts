import type { Page } from '@playwright/test'

/** Another screen of the program that is open, as by Forward: to load the program again is most of what a screen costs. */
export async function goWithinProgram(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}
