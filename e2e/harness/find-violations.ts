import type { Page } from '@playwright/test'
import type * as Axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** Unpacked by the page: to hand half a megabyte to a browser costs as much as all rules. */
const packedAxe = gzipSync(readFileSync(axeFile)).toString('base64')

/**
 * What axe finds in this page, by rule, with the elements as HTML. The rules run in the page itself and tell only what
 * is wrong: axe's wrapper for Playwright takes half as long again.
 * @param alike Selectors of parts that are left out: they are taken from the page meanwhile, because axe reads also
 * what it is told to exclude.
 */
export async function findViolations(
  page: Page,
  alike: readonly string[] = [],
): Promise<{ id: string; at: string[] }[]> {
  await bringAxe(page)
  return await page.evaluate(async (selectors) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe }
    const taken = selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((part) => ({ part, place: document.createComment('') })),
    )
    for (const { part, place } of taken) part.replaceWith(place)
    try {
      const { violations } = await axe.run({
        resultTypes: ['violations'],
        reporter: 'no-passes',
        selectors: false,
        iframes: false,
        preload: false,
      })
      return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))
    } finally {
      for (const { part, place } of taken) place.replaceWith(part)
    }
  }, alike)
}

/** Once in a document. In two steps: the page's policy lets no program run that was unpacked meanwhile. */
async function bringAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (isThere) return
  await page.evaluate(async (packed) => {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0))
    const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
    Object.assign(globalThis, { axeProgram: await new Response(unpacked).text() })
  }, packedAxe)
  await page.evaluate('(0, eval)(axeProgram)')
}
