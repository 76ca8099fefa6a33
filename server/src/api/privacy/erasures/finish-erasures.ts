import type { ApiDeps } from '../../api-deps.ts'
import { selectErasures } from './erasure.queries.ts'
import { appendErasures, erasuresFileOf } from './erasure-list.ts'

/** An erasure is finished at once; where something was in the way, every few minutes for so long. */
const TRIED_FOR_MS = 24 * 3_600_000

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock'> & { purgeFiles: () => Promise<unknown> }

/**
 * What follows an erasure once it is in the database: the list outside of it, the bytes of the pictures, and what is left
 * of deleted rows in the files of the database. It may be done again at any time.
 */
export async function finishErasures({ config, database, clock, purgeFiles }: Deps): Promise<void> {
  const erasures = await selectErasures(database.read)
  const last = erasures.at(-1)
  if (!last) return
  appendErasures(erasuresFileOf(config.dataDir), erasures)
  if (last.at < clock() - TRIED_FOR_MS) return
  await purgeFiles()
  await database.scrub()
}
