import type { Db } from '../../platform/db/schema.ts'
import { releaseFile, urlOfFile } from './confirmed-files.ts'

/**
 * Forgets what no pupil of a class did any more, and lets its pictures go: after records or their pupils are deleted. Answers
 * how many, which are not all where there is a limit.
 */
export async function forgetEmptyBatches(
  trx: Db,
  now: number,
  classId: string,
  limit?: number,
): Promise<number> {
  const empty = await trx
    .selectFrom('realisticBatches')
    .select('id')
    .where('classId', '=', classId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('realisticRecords')
            .select('realisticRecords.id')
            .whereRef('realisticRecords.batchId', '=', 'realisticBatches.id'),
        ),
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  if (empty.length === 0) return 0
  const batchIds = empty.map(({ id }) => id)
  const pictures = await trx
    .deleteFrom('realisticPictures')
    .where('batchId', 'in', batchIds)
    .returning('fileKey')
    .execute()
  await trx.deleteFrom('realisticBatches').where('id', 'in', batchIds).execute()
  for (const { fileKey } of pictures) await releaseFile(trx, now, urlOfFile(fileKey))
  return empty.length
}
