import type { Database } from '../../platform/db/database.ts'
import { describeDifference } from './describe-difference.ts'
import { countStudentsAndRows, selectTotalDifferences } from './ledger.queries.ts'

/** Recomputes every total from the ledger and says what differs; answers whether nothing does. */
export async function checkTotals(
  { read }: Pick<Database, 'read'>,
  write: (line: string) => void,
): Promise<boolean> {
  const differences = await selectTotalDifferences(read)
  const { students, rows } = await countStudentsAndRows(read)
  for (const difference of differences) write(describeDifference(difference))
  write(`已核对 ${students} 名学生、${rows} 条流水，${differences.length} 处不一致。`)
  return differences.length === 0
}
