import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The folder on the PATH, or among `more`, that holds all of these programs.
 * @param {readonly string[]} programs
 * @param {readonly string[]} [more]
 * @returns {string | null}
 */
export function findFolderWith(programs, more = []) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...more]
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (
    folders.find(
      (folder) => folder !== '' && programs.every((name) => existsSync(join(folder, name + suffix))),
    ) ?? null
  )
}

/**
 * The folders `parent/<name>/bin`, newest version first.
 * @param {string} parent
 */
export function versionFolders(parent) {
  if (!existsSync(parent)) return []
  return readdirSync(parent)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(parent, version, 'bin'))
}
