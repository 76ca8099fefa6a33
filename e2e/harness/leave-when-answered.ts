import { expect, type Page, type Request } from '@playwright/test'

/** Some stories hold an answer back for good, and leave all the same. */
const LONGEST_WAIT_MS = 2_000

const callsOf = new WeakMap<Page, Set<Request>>()

/**
 * Lets a story leave or reload a page only when its calls are answered, as a teacher does who sees what they did. A
 * browser ends the calls of a page that it leaves: on a slow computer what was done last would never have happened.
 */
export function leaveWhenAnswered(page: Page): void {
  const isKnown = callsOf.has(page)
  const calls = new Set<Request>()
  callsOf.set(page, calls)
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/')) calls.add(request)
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
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
  const calls = callsOf.get(page)
  await expect
    .poll(() => calls?.size ?? 0, { timeout: LONGEST_WAIT_MS, intervals: [20] })
    .toBe(0)
    .catch(() => undefined)
}
