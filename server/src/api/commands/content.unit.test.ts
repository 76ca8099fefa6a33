import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'pinge-typed-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

it('the folder of a package is meant from where the operator typed the command', () => {
  const command = fileURLToPath(new URL('content.ts', import.meta.url))
  const ran = spawnSync(process.execPath, [command, 'new', 'our-package'], {
    // npm runs it in the program's folder, and says where it was typed.
    cwd: join(home, '..'),
    env: { PATH: process.env.PATH, INIT_CWD: home },
  })

  expect(ran.stderr.toString()).toBe('')
  expect(ran.stdout.toString()).toContain(join(home, 'our-package'))
  expect(existsSync(join(home, 'our-package', 'manifest.json'))).toBe(true)
})
