import type { BrowserContext } from '@playwright/test'

/** `E2E_LATE=1500 npm run e2e`: how late an answer may come, in milliseconds. Most come at once, a few much later. */
const LATEST_MS = Number(process.env.E2E_LATE ?? 0)

/**
 * Lets answers and parts of the program come late by chance, and in another order than they were asked for, as a slow
 * computer does: it finds the stories that only pass when all is quick.
 */
export async function answerLate(context: BrowserContext): Promise<void> {
  if (LATEST_MS === 0) return
  await context.route(/\/(?:api|assets)\//, async (route) => {
    await new Promise((late) => setTimeout(late, Math.random() ** 3 * LATEST_MS))
    // The story may be over by then.
    await route.fallback().catch(() => undefined)
  })
}
