// npm run floor: refuses calls of the browser that are younger than the floor of browsers, and first proves that it would.
// What is younger in the language itself is refused by the types: web/tsconfig.json names the year.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findYoungCalls } from './lib/young-calls.mjs'
import { root } from './lib/paths.mjs'
import { runScript, say } from './lib/say.mjs'

const folders = ['web/src', 'contract/src']
/** Neither tests nor the page for developers reach a school. */
const isShipped = (/** @type {string} */ name) =>
  /\.tsx?$/.test(name) && !/\.(test|fixtures)\.|\.d\.ts$|^design\//.test(name)

await runScript(async () => {
  const proof = findYoungCalls('proof.ts', 'new CloseWatcher(); AbortSignal.any([]); box.checkVisibility()')
  if (proof.length !== 3) throw new Error(`three young calls were expected, and ${proof.length} found`)

  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isShipped)
      .map((name) => `${folder}/${name}`),
  )
  const young = files.flatMap((file) => findYoungCalls(file, readFileSync(join(root, file), 'utf8')))
  for (const call of young) say(call)
  say(`${files.length} files, ${young.length} calls younger than the browsers of schools`)
  return young.length > 0 ? 1 : 0
})
