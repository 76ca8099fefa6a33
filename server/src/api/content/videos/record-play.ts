import { recordPlay as contract } from '@pinge/contract/content/videos.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import { idempotent, isRepeat } from '../../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../../platform/http/endpoints.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { insertPlay } from '../kept/kept.queries.ts'

/** Keeps one play. A repeat of its `requestId` is answered as recorded before, and stores nothing. */
export async function recordPlay(
  { database, clock, newId }: Pick<ApiDeps, 'database' | 'clock' | 'newId'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { categoryId, type, plays, subCategoryId = '', subCategoryName = '', entryId } = request
  const answer = await database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      const row = {
        id: newId(),
        teacherId,
        categoryId,
        type,
        subCategoryId,
        subCategoryName,
        entryId: entryId ?? subCategoryId,
        minuteHundredths: Math.round(plays * 100),
        createdAt: clock(),
      }
      await insertPlay(trx, row)
      return { createdAt: row.createdAt }
    }),
  )
  if (isRepeat(request)) throw new AppError('alreadyRecorded')
  return answer
}
