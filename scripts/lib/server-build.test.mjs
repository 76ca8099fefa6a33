import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'
import { serverPrograms } from './server-build.mjs'

it('names the programs of the server by sources that are there', () => {
  const sources = Object.values(serverPrograms)

  expect(sources.filter((source) => !existsSync(join(root, source)))).toEqual([])
})

it('has an npm command for every program of the server', () => {
  const { scripts } = /** @type {{ scripts: Record<string, string> }} */ (
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  )
  const { product: _, ...programs } = serverPrograms

  const commands = Object.entries(scripts).filter(([, command]) =>
    command.startsWith('node scripts/server.mjs'),
  )
  expect(Object.fromEntries(commands)).toEqual(
    Object.fromEntries(Object.keys(programs).map((name) => [name, `node scripts/server.mjs ${name}`])),
  )
})
