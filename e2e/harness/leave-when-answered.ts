import { expect, type Page, type Request } from '@playwright/test'

/** Only a story that held an answer back for good would wait for it. */
const LONGEST_WAIT_MS = 15_000
/** What goes out in turn is out for a moment between one answer and the next call. */
const LOOKS_WITHOUT_CALLS = 3
const LOOK_EVERY_MS = 20

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
  let quiet = 0
  const look = () => (quiet = (calls?.size ?? 0) === 0 ? quiet + 1 : 0)
  await expect
    .poll(look, { timeout: LONGEST_WAIT_MS, intervals: [LOOK_EVERY_MS] })
    .toBe(LOOKS_WITHOUT_CALLS)
    .catch(() => undefined)
}
