import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { ensureChromium } from '../../scripts/lib/programs/chromium.mjs'

/** Where and how the web client keeps who is signed in on this device. */
const SESSION = { name: 'pinge-session', version: 1 }

const observer = fileURLToPath(new URL('../in-page/observe.js', import.meta.url))

/** An old laptop beside a fast one. */
const SLOWED_TIMES = 4

/**
 * A browser that is driven keeps for each error where it was made, and React makes two when it starts: its whole file would be
 * read again for their lines, on the slowed thread, which no teacher's browser does. So the lines are kept from the first.
 */
const KEEPS_LINES = '--js-flags=--no-enable-lazy-source-positions'

export async function openBrowser(): Promise<Browser> {
  const executablePath = await ensureChromium()
  if (!executablePath) throw new Error('Chromium was not found; CHROMIUM_PATH may name it')
  return await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', KEEPS_LINES],
  })
}

/**
 * A page of a teacher who signed in on this device before and has never opened anything else since: nothing is cached.
 * Its main thread is slowed, and what it measures of itself is kept from the first moment.
 */
export async function openPage(browser: Browser, origin: string, user: UserInfo): Promise<Page> {
  const state = { users: [user], currentUserId: user.userId }
  const session = { name: SESSION.name, value: JSON.stringify({ state, version: SESSION.version }) }
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: [{ origin, localStorage: [session] }] },
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_TIMES })
  await page.addInitScript({ path: observer })
  return page
}
