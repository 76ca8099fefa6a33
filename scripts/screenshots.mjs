// npm run screenshots -w e2e -- <folder>: every screen in every state and size, as pictures to look at.
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { root } from './lib/paths.mjs'

// npm runs this in its workspace; a folder is meant from where the command was typed.
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'screenshots')
const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'e2e.mjs'), '--project', 'states'], {
  stdio: 'inherit',
  env: { ...process.env, SCREENSHOTS: folder },
})
process.exitCode = status ?? 1
