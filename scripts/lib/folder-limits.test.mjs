import { execFileSync } from 'node:child_process'
import { posix } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const MAX_FILES = 20

/**
 * Folders that may hold more, each with what it holds. A number may only shrink; a line goes when its folder is within the
 * limit.
 * @type {Record<string, number>}
 */
const exceptions = {
  // One file a feature, as the paths of the calls are.
  'contract/src': 28,
}

/** Each migration is a file, and none is ever taken away. */
const GROWING = 'server/src/platform/db/migrations'

/** How many files of the program each folder has; a test belongs to its file and is not counted. */
function countFiles() {
  /** @type {Record<string, number>} */
  const counts = {}
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  for (const file of tracked.filter(
    (name) => /\.(tsx?|mjs|css)$/.test(name) && !/\.(test|spec)\./.test(name),
  )) {
    const folder = posix.dirname(file)
    counts[folder] = (counts[folder] ?? 0) + 1
  }
  return counts
}

it('puts at most 20 files into a folder, and more only where it is still so', () => {
  const full = Object.entries(countFiles()).filter(
    ([folder, count]) => count > MAX_FILES && folder !== GROWING,
  )

  expect(Object.fromEntries(full)).toEqual(exceptions)
})
