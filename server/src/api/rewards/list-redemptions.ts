import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import type { Db } from '../../platform/db/schema.ts'
import { readTimeCursor, writeTimeCursor } from '../../platform/db/time-cursor.ts'
import { mayUndo } from '../access/can-undo.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { selectRedemptionPage, sumRedemptions } from './redemption.queries.ts'

const nothingFound = { times: 0, count: 0, points: 0, toDeliver: 0, refunded: 0 }

/** A page of a class's exchanges, the newest first; with the first one the totals of all that the filter finds. */
export async function listRedemptions(
  db: Db,
  asker: ClassReadContext,
  request: RequestOf<typeof contract.rewardRecords>,
): Promise<DataOf<typeof contract.rewardRecords>> {
  const { cursor, limit = DEFAULT_PAGE_SIZE, type, teamId, ...filter } = request
  const before = readTimeCursor(cursor)
  if (type !== undefined || teamId !== undefined)
    return { items: [], nextCursor: null, totals: before ? null : nothingFound }
  // One more than asked for tells whether there is a next page.
  const rows = await selectRedemptionPage(db, filter, { before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: page.map(({ quantity, isCarried, ...row }) => ({
      ...row,
      count: quantity,
      canDeliver: isCarried === 0 && row.state !== 'refunded' && !asker.isArchived,
      itemName: row.rewardName,
      type: null,
      score: -row.points,
      kind: 'exchange',
      isUndone: row.state === 'refunded',
      canRefund: isCarried === 0 && row.state !== 'refunded' && mayUndo(asker, row.teacherId),
    })),
    nextCursor: rows.length > limit && last ? writeTimeCursor(last) : null,
    totals: before ? null : await sumRedemptions(db, filter),
  }
}
