import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { ErasureTable } from '../../../platform/db/tables/privacy/erasures.ts'
import type { ApiDeps } from '../../api-deps.ts'
import type { ClassHolds } from '../../writes/class-holds.ts'
import { completeErasures } from './complete-erasures.ts'
import { selectErasures } from './erasure.queries.ts'
import { appendErasures, erasuresFileOf } from './erasure-list.ts'

/** An erasure is finished at once; where something was in the way, every few minutes for so long. */
const TRIED_FOR_MS = DAY_MS

type Deps = Pick<ApiDeps, 'config' | 'database' | 'clock'> & { purgeFiles: () => Promise<unknown> }

/**
 * What follows an erasure once it is in the database: the list outside of it, the bytes of the pictures, and what is left
 * of deleted rows in the files of the database. It may be done again at any time.
 */
export async function finishErasures(deps: Deps): Promise<void> {
  const erasures = await selectErasures(deps.database.read)
  if (erasures.length > 0) await finish(deps, erasures)
}

/** The same, with steps that are left, while there are late ones: when something was in the way of the first time, or the program ended before it. */
export async function finishLateErasures(
  deps: Deps & Pick<ApiDeps, 'newId'> & { holds: ClassHolds },
): Promise<void> {
  await completeErasures(deps)
  const erasures = await selectErasures(deps.database.read)
  const last = erasures.at(-1)
  if (last && last.at >= deps.clock() - TRIED_FOR_MS) await finish(deps, erasures)
}

async function finish(
  { config, database, purgeFiles }: Deps,
  erasures: readonly ErasureTable[],
): Promise<void> {
  appendErasures(erasuresFileOf(config.dataDir), erasures)
  await purgeFiles()
  await database.scrub()
}
