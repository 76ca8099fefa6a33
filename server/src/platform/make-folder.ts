import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder with those above it, for its owner alone; answers the first one that was made. Node's own way to make them all at
 * once never ends where the system makes no folder in one that is there, as below /proc.
 */
export function makeFolder(folder: string): string | undefined {
  if (isFolder(folder)) return undefined
  const above = dirname(folder)
  const made = above === folder ? undefined : makeFolder(above)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Another process was quicker.
    if (isFolder(folder)) return made
    throw error
  }
  return made ?? folder
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
