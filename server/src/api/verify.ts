import { openDatabase } from '../platform/db/open-database.ts'
import { runCommand } from './run-command.ts'
import { describeDifference } from './ledger/describe-difference.ts'
import { countStudentsAndRows, selectTotalDifferences } from './ledger/ledger.queries.ts'

/** `npm run verify`: recomputes every total from the ledger and says what differs. Ends with 1 when something does. */
await runCommand(async (config, write) => {
  const database = await openDatabase(config, Date.now)
  try {
    const differences = await selectTotalDifferences(database.read)
    const { students, rows } = await countStudentsAndRows(database.read)
    for (const difference of differences) write(describeDifference(difference))
    write(`已核对 ${students} 名学生、${rows} 条流水，${differences.length} 处不一致。`)
    return differences.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
})
