import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routerOfPages } from './router-of-pages.ts'

const { transform } = routerOfPages
if (typeof transform !== 'object' || typeof transform.handler !== 'function')
  throw new Error('a transform was expected')
const read = transform.handler as (code: string, id: string) => string

const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
const codeOf = (file: string) => readFileSync(join(library, 'dist/production/lib', file), 'utf8')

test('the router of the pages asks for no hooks, and is the same in all else', () => {
  const code = codeOf('router/router.js')
  const without = read(code, 'lib/router/router.js')
  expect(without).not.toMatch(/\.instrumentations\b/)
  expect(without.replaceAll('undefined', '')).toBe(
    code.replaceAll(/(?:init|opts)\??\.instrumentations/g, '').replaceAll('undefined', ''),
  )
})

test('a link of the pages fetches nothing before it is followed, and is the same in all else', () => {
  const code = codeOf('dom/lib.js').split('\n')
  const without = read(code.join('\n'), 'lib/dom/lib.js').split('\n')
  expect(
    without.filter((line) => /(?:use|should)Prefetch(?!,)/.test(line) && !line.startsWith('import')),
  ).toEqual([])
  expect(without.filter((line, at) => line !== code[at])).toEqual([
    '\tlet [shouldPrefetch, prefetchRef, prefetchHandlers] = [false, undefined, {}];',
    '\t\tref: forwardedRef,',
    '\treturn false ? /* @__PURE__ */ React$1.createElement(React$1.Fragment, null, link, /* @__PURE__ */ React$1.createElement(PrefetchPageLinks, { page: href })) : link;',
  ])
})

test('a new way to write the router down breaks the build', () => {
  for (const file of ['lib/router/router.js', 'lib/dom/lib.js'])
    expect(() => read('export function createRouter() {}', file)).toThrow(file)
})
