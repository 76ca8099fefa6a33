import { removeEntry, removePackage } from './import.queries.ts'
import { removeUnused, type ImportDeps } from './import-package.ts'

/** Takes a package or one entry down. What teachers kept of it is there again when it comes back. */
export async function removeContent(deps: ImportDeps, id: string): Promise<'package' | 'entry' | 'unknown'> {
  const { database, clock } = deps
  const keys = await database.write((trx) => removePackage(trx, id, clock()))
  if (keys) {
    await removeUnused(deps, keys)
    return 'package'
  }
  return (await database.write((trx) => removeEntry(trx, id, clock()))) ? 'entry' : 'unknown'
}
