import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const zipInPageFile = fileURLToPath(new URL('src/shared/table/zip-in-page.ts', import.meta.url))

/**
 * The library for workbooks packs what is large in a worker that it makes of a text. No text becomes a program here, by the
 * content security policy, and such a file would never come: its packing is ours instead, in the page.
 */
export const zipInPage: Plugin = {
  name: 'zip-in-page',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('/zip/zipToArrayBuffer.js') ? zipInPageFile : null),
}
