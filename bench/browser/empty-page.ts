import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Browser } from 'playwright-core'
import { setTimeout as wait } from 'node:timers/promises'
import { press, readObserved, slowestAnswer } from './class-screen.ts'
import { openPage } from './open-browser.ts'

const PRESSES = 8
const REST_MS = 500
const EMPTY_PAGE = `<!doctype html><meta charset="utf-8" /><title>空</title>
  <h1>空的一页</h1><button onclick="this.style.outline = '3px solid'; this.textContent += '一'">按</button>`

/** What the browser itself takes for a page with one word, and for the press of a button that gets an outline. */
export type EmptyPage = { lcp: number; answer: number }

export async function measureEmptyPage(
  browser: Browser,
  origin: string,
  teacher: UserInfo,
): Promise<EmptyPage> {
  const page = await openPage(browser, origin, teacher)
  try {
    await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }))
    await page.goto(`${origin}/empty`)
    await wait(REST_MS)
    const { paints } = await readObserved(page)
    const answer = await slowestAnswer(page, async () => {
      for (let count = 0; count < PRESSES; count += 1) await press(page, 'button')
    })
    return { lcp: paints.at(-1)?.atMs ?? Number.NaN, answer }
  } finally {
    await page.context().close()
  }
}
