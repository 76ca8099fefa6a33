// npm run e2e [-- playwright's arguments]: the browser tests alone, on the product as it is built now.
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { runWithBrowser } from './lib/run-with-browser.mjs'

const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
await runWithBrowser([playwright, 'test', '--config', 'e2e', ...process.argv.slice(2)])
