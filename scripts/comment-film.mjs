// npm run comment-film -w e2e -- <folder>: one comment from tap to undo, on the phone and on the board, as numbered pictures.
import { join, resolve } from 'node:path'
import { root } from './lib/paths.mjs'
import { runWithBrowser } from './lib/run-with-browser.mjs'

// npm runs this in its workspace; a folder is meant from where the command was typed.
const folder = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'comment-film')
await runWithBrowser([join(root, 'e2e', 'take-comment-film.ts'), folder])
