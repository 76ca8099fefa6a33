import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { unfinishedName } from '../../platform/backup/new-file.ts'

/** Writes a file that only its owner can read. It has its name when it is whole and on disk: what stood there before stays until then. */
export function writeWholeFile(file: string, content: string): void {
  // A device, such as /dev/stdout, keeps no part of a file and is not replaced by one.
  const isElse = statSync(file, { throwIfNoEntry: false })?.isFile() === false
  if (isElse) return writeFileSync(file, content)
  const unfinished = unfinishedName(file)
  rmSync(unfinished, { force: true })
  try {
    writeFileSync(unfinished, content, { flag: 'wx', mode: 0o600, flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
