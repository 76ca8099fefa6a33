import type { Plugin } from 'vite'

/**
 * The pictures of buttons without what no page reads: their names, which would only be classes that no style knows, the
 * size that all have, and a random word as the key of each line, which packs badly. The library weighs 1.2 KB less (brotli).
 */
export const iconsOfPages: Plugin = {
  name: 'icons-of-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: /__iconData = / },
    handler(code, id) {
      const node = /^ {2}node: (\[.*?^ {2}\]|\[\[.*?\]\])/ms.exec(code)?.[1]
      if (node === undefined) throw new Error(`the picture in ${id} is not written as it was`)
      let line = 0
      const lines = node.replaceAll(/\bkey: "\w+"/g, () => `key: "${line++}"`)
      return `import createLucideIcon from '../createLucideIcon.mjs'\nexport default createLucideIcon({ node: ${lines} })`
    },
  },
}
