import type { Page } from '@playwright/test'

/**
 * Another screen of the program that is open, as by Forward: to load the program again is most of what a screen costs. What
 * was shown stays until the next screen is drawn. It is waited for until it is gone, so that nothing of it is taken for
 * what comes; at another address of the same screen that is the caller's to tell apart.
 */
export async function goWithinProgram(page: Page, address: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const isAnother = new URL(to, location.href).pathname !== location.pathname
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return isAnother ? document.querySelector('#main > *') : null
  }, address)
  await page.waitForFunction((screen) => !screen?.isConnected, left)
  await left.dispose()
}
