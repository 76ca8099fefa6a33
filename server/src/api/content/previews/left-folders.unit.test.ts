import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { removeLeftFolders } from './convert-document.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pinge-left-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const NOW = Date.UTC(2026, 10, 25)

it('removes what a killed server left of its documents, and nothing that another may be at', async () => {
  for (const [name, agoMs] of [
    ['pinge-preview-old', 3_700_000],
    ['pinge-preview-new', 60_000],
    ['another', 3_700_000],
  ] as const) {
    mkdirSync(join(folder, name, 'profile'), { recursive: true })
    utimesSync(join(folder, name), (NOW - agoMs) / 1000, (NOW - agoMs) / 1000)
  }

  await removeLeftFolders(NOW)

  expect(readdirSync(folder).toSorted()).toEqual(['another', 'pinge-preview-new'])
})

it.each([
  ['was being read', 'new Readable({ read() {} })', 'document.docx'],
  ['was being drawn', "Readable.from([Buffer.from('words')])", 'started'],
])('leaves nothing of a document that %s when the server stopped', async (_, content, made) => {
  const programs = join(folder, 'bin')
  mkdirSync(programs)
  writeFileSync(join(programs, 'soffice'), '#!/bin/sh\ntouch "$HOME/started"\nsleep 60\n')
  chmodSync(join(programs, 'soffice'), 0o755)
  const converts = `
    import { Readable } from 'node:stream'
    import { findConverter } from ${JSON.stringify(new URL('./convert-document.ts', import.meta.url).href)}
    findConverter(${JSON.stringify(programs)}).convert('docx', ${content})
    process.stdin.once('data', () => process.exit())`
  const server = spawn(process.execPath, ['--input-type=module', '-e', converts])
  const left = () => readdirSync(folder).filter((name) => name.startsWith('pinge-preview-'))
  await expect
    .poll(() => left().flatMap((name) => readdirSync(join(folder, name))), { timeout: 20_000 })
    .toContain(made)

  server.stdin.write('stop\n')
  await once(server, 'close')

  expect(left()).toEqual([])
})
