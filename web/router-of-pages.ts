import type { Plugin } from 'vite'

/** What is left out of the router's files, by the end of their paths: what to look for, and what stands in its place. */
const cuts: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  // Hooks for those who measure a router, which no page sets.
  'router/router.js': [[/\b(?:init|opts)\??\.instrumentations\b/g, 'undefined']],
  // A link that fetches what is behind it asks a server that renders pages, and there is none.
  'dom/lib.js': [
    [/\busePrefetchBehavior\(prefetch, rest\)/g, '[false, undefined, {}]'],
    [/\bmergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
    [/\bshouldPrefetch && !isAbsolute/g, 'false'],
  ],
}

/**
 * The router without what no page uses: what that calls is left out of the program, and every screen but the first page
 * weighs 2 KB less (brotli).
 */
export const routerOfPages: Plugin = {
  name: 'router-of-pages',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/lib\/(?:router\/router|dom\/lib)\.js$/ },
    handler(code, id) {
      const [, ofFile = []] = Object.entries(cuts).find(([end]) => id.endsWith(end)) ?? []
      return ofFile.reduce((whole, [used, instead]) => {
        const without = whole.replaceAll(used, instead)
        if (without === whole) throw new Error(`${used.source} is not written in ${id} as it was`)
        return without
      }, code)
    },
  },
}
