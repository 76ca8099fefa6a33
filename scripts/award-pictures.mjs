// npm run award -w e2e -- <folder>: one award from tap to undo, on the phone and on the board, as numbered pictures.
import { join, resolve } from 'node:path'
import { root } from './lib/paths.mjs'
import { runWithBrowser } from './lib/run-with-browser.mjs'

// npm runs this in its workspace; a folder is meant from where the command was typed.
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'award')
await runWithBrowser([join(root, 'e2e', 'take-award.ts'), folder])
