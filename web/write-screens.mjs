// Writes screens.json beside the built page: what the server has to know of the screens, from the one table of them.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { screens, tabTitle } from './src/app/routes.ts'

const dist = process.argv[2] ?? fileURLToPath(new URL('dist/', import.meta.url))
const heads = screens.map((screen) => ({
  path: screen.path,
  title: tabTitle(screen),
  description: screen.description,
}))
await writeFile(join(dist, 'screens.json'), JSON.stringify(heads))
