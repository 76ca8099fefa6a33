import { parseArgs } from 'node:util'
import { ConfigError } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { checkTotals } from '../ledger/check-totals.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage = '用法：npm run verify -- [--repair]'

/**
 * `npm run verify`: recomputes every total from the ledger and says what differs. Ends with 1 when something does. With
 * `--repair`, the totals of days and months are counted again where they differ. May run beside the server.
 */
await runCommand(async (config, write) => {
  const repair = readArguments()
  const database = await openDatabase(config, Date.now)
  try {
    return (await checkTotals(database, write, { repair })) ? 0 : 1
  } finally {
    await database.close()
  }
})

function readArguments(): boolean {
  try {
    return parseArgs({ options: { repair: { type: 'boolean', default: false } } }).values.repair
  } catch (cause) {
    throw new ConfigError(usage, { cause })
  }
}
