/// <reference types="node" />
// Writes screens.json beside the built page: what the server has to know of the screens, from the one table of them.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { publicHeads } from './src/app/public-heads.ts'
import { screens } from './src/app/routes.ts'
import { tabTitle } from './src/app/screen.ts'

const dist = process.argv[2] ?? fileURLToPath(new URL('dist/', import.meta.url))
const partFiles = join(dist, 'part-files.json')
const parts = /** @type {Record<string, string[]>} */ (JSON.parse(await readFile(partFiles, 'utf8')))
const router = 'app/RoutedApp.tsx'
const homeLayout = 'app/layouts/HomeLayout.tsx'
const firstPage = 'app/FirstPage.tsx'

const heads = screens.map((screen) => ({
  path: screen.path,
  title: tabTitle(screen),
  ...publicHeads[screen.path],
  files: [...new Set(partsOf(screen).flatMap(filesOf))],
}))
await writeFile(join(dist, 'screens.json'), JSON.stringify(heads))
await rm(partFiles)

/**
 * Which parts of the program a screen is made of. The sign-in page is served without the router.
 * @param {import('./src/app/screen.ts').Screen} screen
 */
function partsOf({ path, layout, page }) {
  const source = /import\(['"]\.\.\/([^'"]+)['"]\)/.exec(String(page))?.[1]
  if (source === undefined) throw new Error(`the page of ${path} cannot be told from its import`)
  if (path === '/') return ['start', firstPage]
  return ['start', router, ...(layout === 'home' ? [homeLayout] : []), source]
}

/** @param {string} part */
function filesOf(part) {
  const files = parts[part]
  if (!files) throw new Error(`the build tells of no part ${part}`)
  return files
}
