import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { answerLate } from './late-answers.ts'
import { createApiClient, type ApiClient } from './api-client.ts'
import { createBrowsers, type Browsers } from './browsers.ts'
import { enterAs } from './enter.ts'
import { hearScriptFailures } from './script-failures.ts'
import { leaveWhenAnswered } from './leave-when-answered.ts'
import { startProduct, type Product } from './server/product.ts'
import { registerTeacher } from './teachers.ts'

type Fixtures = {
  api: ApiClient
  /** Opens a page in another browser, as another device has. */
  openDevice: () => Promise<Page>
  lendBrowser: () => Promise<BrowserContext>
  /** What failed in a script, on whichever device of the story. */
  scriptFailures: string[]
  /** A new teacher, known to the server. */
  teacher: UserInfo
  /** The same teacher, signed in in the browser. */
  signedInTeacher: UserInfo
  /** A script that fails, or that the content security policy stops, fails the story it happened in. */
  noScriptFails: undefined
}

type WorkerFixtures = {
  /** What the operator set, for all stories of a file: `test.use({ settings })` at its top. */
  settings: Record<string, string>
  product: Product
  browsers: Browsers
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings)
      await use(product)
      await product.remove()
    },
    // A budget of its own: a slow start is no part of the first story.
    { scope: 'worker', timeout: 120_000 },
  ],
  browsers: [async ({}, use) => use(createBrowsers()), { scope: 'worker' }],
  scriptFailures: async ({}, use) => use([]),
  lendBrowser: async (
    { browser, browsers, baseURL, viewport, hasTouch, reducedMotion, serviceWorkers, scriptFailures },
    use,
    { errors },
  ) => {
    const lent: { context: BrowserContext; hearNoMore: () => void }[] = []
    // A service worker answers pages that come after its own.
    const isOwn = serviceWorkers === 'allow'
    const kind = JSON.stringify({ baseURL, viewport, hasTouch, reducedMotion })
    await use(async () => {
      const context = isOwn ? await browser.newContext() : await browsers.borrow(browser, kind)
      const hearNoMore = hearScriptFailures(context, (failure) => scriptFailures.push(failure))
      lent.push({ context, hearNoMore })
      return context
    })
    // What a story that failed leaves behind is looked at, and not used again.
    const isOver = isOwn || errors.length > 0
    for (const { hearNoMore } of lent) hearNoMore()
    for (const { context } of lent) await (isOver ? context.close() : browsers.giveBack(context))
  },
  context: async ({ lendBrowser }, use) => use(await lendBrowser()),
  openDevice: async ({ lendBrowser }, use) => use(async () => await pageOf(await lendBrowser())),
  // A story may end while what it put in the network's place still waits for the server: that is not a failure.
  page: async ({ context }, use) => {
    const page = await pageOf(context)
    await use(page)
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  baseURL: async ({ product }, use) => use(product.origin),
  api: async ({ product }, use) => use(createApiClient(product.origin)),
  teacher: async ({ api }, use) => use(await registerTeacher(api)),
  signedInTeacher: async ({ page, teacher }, use) => {
    await enterAs(page, teacher)
    await use(teacher)
  },
  noScriptFails: [
    // Before the browsers are given back: one of a story that failed is not used again.
    async ({ lendBrowser: _, scriptFailures }, use) => {
      await use(undefined)
      expect(scriptFailures).toEqual([])
    },
    { auto: true },
  ],
})

/** The page that a browser was given back with, or its first. */
async function pageOf(context: BrowserContext): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await answerLate(context)
  leaveWhenAnswered(page)
  return page
}

export { expect }
