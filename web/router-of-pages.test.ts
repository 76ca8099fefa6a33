import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routerOfPages } from './router-of-pages.ts'

const { transform } = routerOfPages
if (typeof transform !== 'object' || typeof transform.handler !== 'function')
  throw new Error('a transform was expected')
const read = transform.handler as (code: string, id: string) => string

test('the router of the pages asks for no hooks, and is the same in all else', () => {
  const library = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))
  const code = readFileSync(join(library, 'dist/production/lib/router/router.js'), 'utf8')
  const without = read(code, 'router.js')
  expect(without).not.toMatch(/\.instrumentations\b/)
  expect(without.replaceAll('undefined', '')).toBe(
    code.replaceAll(/(?:init|opts)\??\.instrumentations/g, '').replaceAll('undefined', ''),
  )
})

test('a new way to write the router down breaks the build', () => {
  expect(() => read('export function createRouter() {}', 'router.js')).toThrow('router.js')
})
