import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { answerLate } from './late-answers.ts'
import { createApiClient, type ApiClient } from './api-client.ts'
import { createBrowsers, type Browsers } from './browsers.ts'
import { enterAs } from './enter.ts'
import { leaveWhenAnswered } from './leave-when-answered.ts'
import { startProduct, type Product } from './server/product.ts'
import { registerTeacher } from './teachers.ts'

type Fixtures = {
  api: ApiClient
  /** Opens a page in another browser, as another device has. */
  openDevice: () => Promise<Page>
  lendBrowser: () => Promise<BrowserContext>
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
  lendBrowser: async (
    { browser, browsers, baseURL, viewport, hasTouch, reducedMotion, serviceWorkers },
    use,
    { errors },
  ) => {
    const lent: BrowserContext[] = []
    // A service worker answers pages that come after its own.
    const isOwn = serviceWorkers === 'allow'
    const kind = JSON.stringify({ baseURL, viewport, hasTouch, reducedMotion })
    await use(async () => {
      const context = isOwn ? await browser.newContext() : await browsers.borrow(browser, kind)
      lent.push(context)
      return context
    })
    // What a story that failed leaves behind is looked at, and not used again.
    const isOver = isOwn || errors.length > 0
    for (const context of lent) await (isOver ? context.close() : browsers.giveBack(context))
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
    async ({ page }, use) => {
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(String(error)))
      page.on('console', (message) => {
        // What the server refuses, or no longer has, is told here too, and what a browser ignores over plain HTTP; none
        // of it is the script's fault.
        const isElsewhere =
          /^Failed to load resource|Failed to fetch dynamically imported module|^The Cross-Origin-Opener-Policy header has been ignored/
        if (message.type() === 'error' && !isElsewhere.test(message.text())) failures.push(message.text())
      })
      await use(undefined)
      expect(failures).toEqual([])
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
