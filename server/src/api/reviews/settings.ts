import { usualSettings, type ReviewSettings } from '@pinge/contract/reviews/reviews.ts'
import type * as contract from '@pinge/contract/reviews/reviews.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectSettings, upsertSettings } from './review.queries.ts'

/** What the class has settled, or what is usual. */
export async function readSettings(db: Db, classId: string): Promise<ReviewSettings> {
  const stored = await selectSettings(db, classId)
  // Written by `saveSettings` alone.
  return stored === undefined
    ? usualSettings
    : { ...usualSettings, ...(JSON.parse(stored) as ReviewSettings) }
}

export async function saveSettings(
  trx: Db,
  { teacherId }: ClassContext,
  { classId, requestId: _, ...given }: RequestOf<typeof contract.saveReviewSettings>,
): Promise<ClassChange<typeof contract.saveReviewSettings>> {
  const before = await readSettings(trx, classId)
  const {
    minLength = before.minLength,
    maxLength = before.maxLength,
    points = before.points,
    marks = before.marks,
    words = before.words,
  } = given
  const falls = (bounds: readonly number[]) =>
    bounds.every((bound, at) => at === 0 || bound < (bounds[at - 1] ?? 0))
  if (minLength > maxLength) throw new AppError('reviewLengthsCrossed')
  if (!falls(points) || !falls(marks)) throw new AppError('reviewBoundsUnordered')
  const familyParts = [...new Set(given.familyParts ?? before.familyParts)]
  const settings: ReviewSettings = { minLength, maxLength, points, marks, words, familyParts }
  await upsertSettings(trx, classId, JSON.stringify(settings))
  return { data: null, change: { type: 'reviews-changed', teacherId } }
}
