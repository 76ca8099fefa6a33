import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../paths.mjs'

/** What breaks the product's surroundings takes long: `npm run test:faults` runs it. */
const runElsewhere = new Set(['faults'])

it('runs every kind of test that there is', () => {
  const config = readFileSync(join(root, 'vitest.config.ts'), 'utf8')
  const stages = readFileSync(join(root, 'scripts', 'lib', 'stages', 'stages.mjs'), 'utf8')
  const projects = [...config.matchAll(/name: '([\w-]+)'/g)].map(([, name = '']) => name)

  expect(projects.length).toBeGreaterThan(4)
  expect(projects.filter((name) => !runElsewhere.has(name) && !stages.includes(`'${name}'`))).toEqual([])
})
