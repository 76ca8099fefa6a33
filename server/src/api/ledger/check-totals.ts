import type { Database } from '../../platform/db/database.ts'
import {
  formatDifference,
  formatGivenDifference,
  formatRedemptionDifference,
  formatTeamDifference,
} from './format-difference.ts'
import { findGivenDifferences } from './given-totals-check.ts'
import {
  countChecked,
  selectRedemptionDifferences,
  selectTeamDifferences,
  selectTotalDifferences,
} from './ledger.queries.ts'

/**
 * Recomputes every total from the ledger and says what differs; answers whether nothing does. With `repair`, the totals
 * of days and months are counted again where they differ; those of pupils and teams are left as they are, since what
 * went wrong there has to be looked at first.
 */
export async function checkTotals(
  { read, write: change }: Pick<Database, 'read' | 'write'>,
  write: (line: string) => void,
  { repair }: { repair: boolean } = { repair: false },
): Promise<boolean> {
  const differences = await selectTotalDifferences(read)
  const teamDifferences = await selectTeamDifferences(read)
  const { students, teams, rows } = await countChecked(read)
  for (const difference of differences) write(formatDifference(difference))
  for (const difference of teamDifferences) write(formatTeamDifference(difference))
  const exchanges = await selectRedemptionDifferences(read)
  for (const difference of exchanges) write(formatRedemptionDifference(difference))
  const given = await findGivenDifferences({ read, write: change }, { repair })
  for (const difference of given) write(formatGivenDifference(difference))
  const count = differences.length + teamDifferences.length + exchanges.length + given.length
  write(`已核对 ${students} 名学生、${teams} 个小组、${rows} 条流水，${count} 处不一致。`)
  if (given.length === 0) return count === 0
  if (repair) write(`已按流水重新计算 ${given.length} 处每日和每月的合计。`)
  else write('每日和每月的合计可以按流水重新计算：npm run verify -- --repair')
  return repair && count === given.length
}
