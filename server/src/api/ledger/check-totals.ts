import type { Database } from '../../platform/db/database.ts'
import { formatDifference, formatRedemptionDifference, formatTeamDifference } from './format-difference.ts'
import {
  countChecked,
  selectRedemptionDifferences,
  selectTeamDifferences,
  selectTotalDifferences,
} from './ledger.queries.ts'

/** Recomputes every total from the ledger and says what differs; answers whether nothing does. */
export async function checkTotals(
  { read }: Pick<Database, 'read'>,
  write: (line: string) => void,
): Promise<boolean> {
  const differences = await selectTotalDifferences(read)
  const teamDifferences = await selectTeamDifferences(read)
  const { students, teams, rows } = await countChecked(read)
  for (const difference of differences) write(formatDifference(difference))
  for (const difference of teamDifferences) write(formatTeamDifference(difference))
  const exchanges = await selectRedemptionDifferences(read)
  for (const difference of exchanges) write(formatRedemptionDifference(difference))
  const count = differences.length + teamDifferences.length + exchanges.length
  write(`已核对 ${students} 名学生、${teams} 个小组、${rows} 条流水，${count} 处不一致。`)
  return count === 0
}
