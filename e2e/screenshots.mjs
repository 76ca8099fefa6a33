// npm run screenshots -w e2e -- <folder>: every screen in every state and size, as pictures to look at.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

// npm runs this in its workspace; a folder is meant from where the command was typed.
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'screenshots')
const script = fileURLToPath(new URL('../scripts/e2e.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [script, 'screens.spec.ts'], {
  stdio: 'inherit',
  env: { ...process.env, SCREENSHOTS: folder },
})
process.exitCode = status ?? 1
