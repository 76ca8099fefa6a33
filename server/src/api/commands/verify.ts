import { readOptions } from '../../platform/command-line.ts'
import { withKeptDatabase } from '../../platform/db/with-database.ts'
import { checkTotals } from '../ledger/check-totals.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage = '用法：npm run verify -- [--repair]'

/**
 * `npm run verify`: recomputes every total from the ledger and says what differs. Ends with 1 when something does. With
 * `--repair`, the totals of days and months are counted again where they differ. May run beside the server.
 */
await runCommand(async (config, write) => {
  const { repair } = readOptions(usage, { repair: { type: 'boolean', default: false } })
  return withKeptDatabase(config, async (database) =>
    (await checkTotals(database, write, { repair })) ? 0 : 1,
  )
})
