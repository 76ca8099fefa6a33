import type { Browser, BrowserContext } from '@playwright/test'
import { reuse, type ReusedBrowser } from './reused-browser.ts'

/** The browsers of a worker, lent to one story after another: each is as good as new when it is lent. */
export type Browsers = {
  /** `kind` tells browsers apart that are set up differently. */
  borrow: (browser: Browser, kind: string) => Promise<BrowserContext>
  giveBack: (context: BrowserContext) => Promise<void>
}

export function createBrowsers(): Browsers {
  let free: ReusedBrowser[] = []
  let freeKind = ''
  const lent = new Map<BrowserContext, ReusedBrowser>()
  return {
    borrow: async (browser, kind) => {
      if (kind !== freeKind) {
        await Promise.all(free.map(({ context }) => context.close()))
        free = []
        freeKind = kind
      }
      const reused = free.shift() ?? reuse(await browser.newContext())
      lent.set(reused.context, reused)
      return reused.context
    },
    giveBack: async (context) => {
      const reused = lent.get(context)
      lent.delete(context)
      if (reused && (await reused.clear())) free.push(reused)
      else await context.close()
    },
  }
}
