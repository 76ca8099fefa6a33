import type { Browser, BrowserContext, Page } from '@playwright/test'

/**
 * The browsers of a worker: each is as good as new when it is lent, and cleared when it comes back. A browser that is
 * used again has the program in its cache already, which is a third of what a story costs.
 */
export type Browsers = {
  /** `kind` tells browsers apart that are set up differently. */
  borrow: (browser: Browser, kind: string) => Promise<BrowserContext>
  /** Ends what the story left running, and forgets what it left behind. */
  giveBack: (context: BrowserContext) => Promise<void>
}

export function createBrowsers(): Browsers {
  let free: BrowserContext[] = []
  let freeKind = ''
  const marked = new WeakSet<BrowserContext>()
  return {
    borrow: async (browser, kind) => {
      if (kind !== freeKind) {
        await Promise.all(free.map((context) => context.close()))
        free = []
        freeKind = kind
      }
      const used = free.shift()
      if (used) return used
      const context = await browser.newContext()
      whenMarked(context, () => marked.add(context))
      return context
    },
    giveBack: async (context) => {
      if (marked.has(context)) return await context.close()
      await clear(context)
      free.push(context)
    },
  }
}

async function clear(context: BrowserContext): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  const page = context.pages().at(-1) ?? (await context.newPage())
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Storage is cleared from a page, and only once no document holds it open.
  await page.goto('about:blank')
  for (const other of context.pages()) if (other !== page) await other.close()
  await clearStorage(page)
  await context.clearPermissions()
  await context.setOffline(false)
  await context.setExtraHTTPHeaders({})
  await page.close()
}

/** Everything but the cache of files that never change. */
async function clearStorage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
}

/** Calls `act` before anything is done that a browser is never rid of: its clock is moved, or a script is put into all its pages. */
function whenMarked(context: BrowserContext, act: () => void): void {
  for (const name of ['addInitScript', 'exposeBinding', 'exposeFunction']) callFirst(context, name, act)
  for (const name of clockMethods) callFirst(context.clock, name, act)
}

const clockMethods = [
  'install',
  'fastForward',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof BrowserContext['clock'])[]

function callFirst(owner: object, name: string, act: () => void): void {
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more`)
  Reflect.set(owner, name, (...args: unknown[]): unknown => {
    act()
    const answer: unknown = Reflect.apply(method, owner, args)
    return answer
  })
}
