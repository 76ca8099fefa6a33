import type { Page } from '@playwright/test'
import { untilQuiet } from './under-way.ts'

/** Parts of the program are fetched in turn, when the page has nothing else to do: a second without any. */
const QUIET_LOOKS = 50

/**
 * Takes the network from a page whose calls are answered and whose parts have come, as it goes in the middle of a lesson.
 * In a page that still loads, a lost part asks whether to refresh, and a comment under way waits with the others.
 */
export async function loseNetwork(page: Page): Promise<void> {
  await untilQuiet(page, ['calls', 'files'], { looks: QUIET_LOOKS })
  await page.context().setOffline(true)
}
