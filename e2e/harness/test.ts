import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { expect, test as base } from '@playwright/test'
import { createApiClient, type ApiClient } from './api-client.ts'
import { enterAs } from './enter.ts'
import { startProduct, type Product } from './product.ts'
import { registerTeacher } from './teachers.ts'

type Fixtures = {
  api: ApiClient
  /** A new teacher, known to the server. */
  teacher: UserInfo
  /** The same teacher, signed in in the browser. */
  signedInTeacher: UserInfo
  /** A script that fails, or that the content security policy stops, fails the story it happened in. */
  noScriptFails: undefined
}

export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.remove()
    },
    { scope: 'worker' },
  ],
  // A story may end while what it put in the network's place still waits for the server: that is nobody's failure.
  page: async ({ page }, use) => {
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

export { expect }
