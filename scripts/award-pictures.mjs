// npm run award -w e2e -- <folder>: one award from tap to undo, on the phone and on the board, as numbered pictures.
import { resolve } from 'node:path'
import { takePictures } from './lib/take-pictures.mjs'

// npm runs this in its workspace; a folder is meant from where the command was typed.
await takePictures('take-award.ts', resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'award'))
