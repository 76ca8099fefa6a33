import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/**
 * A browser that is used by one story after another. It has the program in its cache, and its page never leaves the
 * product's origin, so that the program stays compiled: that is half of what opening a screen costs.
 */
export type ReusedBrowser = {
  context: BrowserContext
  /** Ends what a story left running and forgets what it left behind. False where something was done that stays. */
  clear: () => Promise<boolean>
}

const devtools = new WeakMap<BrowserContext, BrowserContext['newCDPSession']>()

/** The devtools of a page, for what is put back before its story ends: the browser is used again all the same. */
export async function openDevtools(page: Page): Promise<CDPSession> {
  const context = page.context()
  const open = devtools.get(context) ?? context.newCDPSession.bind(context)
  return await open(page)
}

/** What is done with a page as it is on paper, or in colours of the system: it is put back after, so that it is used again. */
export async function emulateWhile(page: Page, media: Media, act: () => Promise<void>): Promise<void> {
  await page.emulateMedia(media)
  try {
    await act()
  } finally {
    await page.emulateMedia({ media: null, forcedColors: null })
  }
}

/** Where a page waits for the next story: an answer of the same origin, without a program. */
export const WAITING_PLACE = '/healthz'

export function reuse(context: BrowserContext): ReusedBrowser {
  devtools.set(context, context.newCDPSession.bind(context))
  const marked = new Set<object>()
  const mark = (what: object) => () => void marked.add(what)
  for (const name of stayInBrowser) callFirst(context, name, mark(context))
  for (const name of moveClock) callFirst(context.clock, name, mark(context))
  const firstSizes = new Map<Page, Size>()
  const firstMedia = new Map<Page, Media>()
  context.on('page', (page) => {
    const size = page.viewportSize()
    if (size) firstSizes.set(page, size)
    const { emulateMedia } = page
    page.emulateMedia = async (options) => {
      if (!firstMedia.has(page)) firstMedia.set(page, await readMedia(page))
      await emulateMedia.call(page, options)
    }
    for (const name of stayInPage) callFirst(page, name, mark(page))
    callFirst(page.keyboard, 'down', mark(page))
  })

  return {
    context,
    clear: async () => {
      if (marked.has(context)) return false
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearPermissions()
      await context.setExtraHTTPHeaders({})
      const page = context.pages().find((one) => !marked.has(one)) ?? (await context.newPage())
      for (const other of context.pages()) if (other !== page) await other.close()
      await clearPage(page, firstSizes.get(page))
      const media = firstMedia.get(page)
      if (media) await page.emulateMedia(media)
      firstMedia.delete(page)
      await clearStorage(page, await openDevtools(page))
      return true
    },
  }
}

type Size = { width: number; height: number }
type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>

/** On a screen, as a browser presents itself before a story sets something else. */
async function readMedia(page: Page): Promise<Media> {
  const media = await page.evaluate(() => ({
    isStill: matchMedia('(prefers-reduced-motion: reduce)').matches,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }))
  return {
    media: null,
    reducedMotion: media.isStill ? 'reduce' : 'no-preference',
    colorScheme: media.isDark ? 'dark' : 'light',
    forcedColors: 'none',
    contrast: 'no-preference',
  }
}

async function clearPage(page: Page, firstSize: Size | undefined): Promise<void> {
  page.removeAllListeners()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.mouse.up()
  // No document holds storage open while it is cleared. The frame leaves at once, also while a call is under way.
  await page.mainFrame().goto(WAITING_PLACE)
  await page.mouse.move(0, 0)
  const size = page.viewportSize()
  if (firstSize && (size?.width !== firstSize.width || size.height !== firstSize.height))
    await page.setViewportSize(firstSize)
}

/** Everything but the cache of files that never change. */
async function clearStorage(page: Page, devtools: CDPSession): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
    window.name = ''
  })
  await devtools.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' })
  await devtools.send('Page.resetNavigationHistory')
  await devtools.detach()
}

/** What is done with these to a browser cannot be taken back. */
const stayInBrowser = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'newCDPSession',
] as const satisfies readonly (keyof BrowserContext)[]

const moveClock = [
  'install',
  'fastForward',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof BrowserContext['clock'])[]

/** Nor what is done with these to a page. */
const stayInPage = [
  'addInitScript',
  'addLocatorHandler',
  'exposeBinding',
  'exposeFunction',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
] as const satisfies readonly (keyof Page)[]

function callFirst(owner: object, name: string, act: () => void): void {
  const method: unknown = Reflect.get(owner, name)
  if (typeof method !== 'function') throw new Error(`Playwright has no ${name} any more`)
  Reflect.set(owner, name, (...args: unknown[]): unknown => {
    act()
    const answer: unknown = Reflect.apply(method, owner, args)
    return answer
  })
}
