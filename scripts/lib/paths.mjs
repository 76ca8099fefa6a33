import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the repository stands, and what set-up keeps beside it; everything in `.cache` can be deleted at any time. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
export const cacheFolder = join(root, '.cache')
