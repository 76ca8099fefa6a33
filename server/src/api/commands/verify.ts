import { openDatabase } from '../../platform/db/open-database.ts'
import { checkTotals } from '../ledger/check-totals.ts'
import { runCommand } from './run-command.ts'

/** `npm run verify`: recomputes every total from the ledger and says what differs. Ends with 1 when something does. */
await runCommand(async (config, write) => {
  const database = await openDatabase(config, Date.now)
  try {
    return (await checkTotals(database, write)) ? 0 : 1
  } finally {
    await database.close()
  }
})
