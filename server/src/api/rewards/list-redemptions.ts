import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import { mayUndo } from '../access/can-undo.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectRedemptionPage, sumRedemptions } from './redemption.queries.ts'

/** A page of a class's exchanges, the newest first; with the first one the totals of all that the filter finds. */
export async function listRedemptions(
  db: Db,
  asker: ClassReadContext,
  request: RequestOf<typeof contract.rewardRecords>,
): Promise<DataOf<typeof contract.rewardRecords>> {
  const { cursor, limit = DEFAULT_PAGE_SIZE, ...filter } = request
  const before = readTimeCursor(cursor)
  // One more than asked for tells whether there is a next page.
  const rows = await selectRedemptionPage(db, filter, { before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ quantity, isCarried, ...row }) => ({
      ...row,
      count: quantity,
      canDeliver: isCarried === 0 && row.state !== 'refunded' && !asker.isArchived,
      canRefund: isCarried === 0 && row.state !== 'refunded' && mayUndo(asker, row.teacherId),
    })),
    nextCursor: rows.length > limit && last ? writeTimeCursor(last) : null,
    totals: before ? null : await sumRedemptions(db, filter),
  }
}
