import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type * as contract from '@pinge/contract/rewards.ts'
import { readPage } from '../../platform/db/read-page.ts'
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
  const { cursor, limit, type, teamId, ...filter } = request
  const before = readTimeCursor(cursor)
  if (type !== undefined || teamId !== undefined)
    return { items: [], nextCursor: null, totals: before ? null : nothingFound }
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectRedemptionPage(db, filter, { before, limit: most }),
    writeTimeCursor,
  )
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
    nextCursor,
    totals: before ? null : await sumRedemptions(db, filter),
  }
}
