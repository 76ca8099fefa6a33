import { findGivenDifferences } from '../../server/src/api/ledger/given-totals-check.ts'
import { selectTotalDifferences } from '../../server/src/api/ledger/ledger.queries.ts'
import type { Home } from '../ledger/home.ts'

/** After a load: every total is the sum of the ledger, or the figure was bought with a wrong answer. */
export async function expectTotals(home: Home): Promise<void> {
  const database = await home.open()
  try {
    const differences = await selectTotalDifferences(database.read)
    const given = await findGivenDifferences(database, { repair: false })
    if (given.length > 0) throw new Error(`${given.length} days differ from the ledger`)
    if (differences.length > 0) throw new Error(`${differences.length} totals differ from the ledger`)
  } finally {
    await database.close()
  }
}
