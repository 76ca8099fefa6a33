// npm run pictures -w e2e: takes the home page's pictures of the product again, from the product itself.
import { join } from 'node:path'
import { root } from './lib/paths.mjs'
import { runWithBrowser } from './lib/run-with-browser.mjs'

await runWithBrowser([join(root, 'e2e', 'take-pictures.ts'), join(root, 'web', 'public', 'pictures')])
