import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const program = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * What axe finds in this page, by rule, with the elements as HTML. The rules run in the page itself and tell only what
 * is wrong: axe's wrapper for Playwright takes half as long again.
 * @param alike Selectors of parts that are left out.
 */
export async function findViolations(
  page: Page,
  alike: readonly string[] = [],
): Promise<{ id: string; at: string[] }[]> {
  await page.evaluate(program)
  return await page.evaluate(
    async (exclude) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe }
      const { violations } = await axe.run(
        { exclude },
        {
          resultTypes: ['violations'],
          reporter: 'no-passes',
          selectors: false,
          iframes: false,
          preload: false,
        },
      )
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    },
    alike.map((selector) => [selector]),
  )
}
