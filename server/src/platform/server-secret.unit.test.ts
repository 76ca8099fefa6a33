import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ConfigError } from './config.ts'
import { loadServerSecret } from './server-secret.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const load = (): string => loadServerSecret({ dataDir, serverSecret: null }, randomBytes)

it('a server keeps one secret, in a file of its own', () => {
  const made = load()

  expect(made.length).toBeGreaterThanOrEqual(32)
  expect(load()).toBe(made)
  expect(readdirSync(dataDir)).toEqual(['server.secret'])
})

it.each(['', 'half a secret'])(
  'a server whose secret was lost to a power cut signs nothing with "%s"',
  (left) => {
    const file = join(dataDir, 'server.secret')
    writeFileSync(file, left)

    expect(load).toThrow(ConfigError)
    expect(load).toThrow(`${file} 不完整`)
    expect(readFileSync(file, 'utf8')).toBe(left)

    rmSync(file)
    expect(load().length).toBeGreaterThanOrEqual(32)
  },
)
