import type { Page } from '@playwright/test'
import { follow, isFollowed, untilQuiet } from './under-way.ts'

/** Only a story that held an answer back for good would wait for it. */
const MAX_WAIT_MS = 15_000
/** What goes out in turn is out for a moment between one answer and the next call. */
const LOOKS_WITHOUT_CALLS = 3

/**
 * Lets a story leave or reload a page only when its calls are answered, as a teacher does who sees what they did. A
 * browser ends the calls of a page that it leaves: on a slow computer what was done last would never have happened.
 */
export function leaveWhenAnswered(page: Page): void {
  const isKnown = isFollowed(page)
  follow(page)
  if (isKnown) return

  const { goto, reload } = page
  page.goto = async (...args) => {
    await untilAnswered(page)
    return await goto.apply(page, args)
  }
  page.reload = async (...args) => {
    await untilAnswered(page)
    return await reload.apply(page, args)
  }
}

async function untilAnswered(page: Page): Promise<void> {
  // What a tap began is sent with the next task of the page. Its timers may stand still.
  const nextTask = (): Promise<void> =>
    new Promise((begun) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => begun(), { once: true })
      port1.start()
      port2.postMessage(undefined)
    })
  await page.evaluate(nextTask).catch(() => undefined)
  const patience = { looks: LOOKS_WITHOUT_CALLS, timeout: MAX_WAIT_MS }
  await untilQuiet(page, ['calls'], patience).catch(() => undefined)
}
