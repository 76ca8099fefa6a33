import { followSentences, joinSentences } from '@pinge/contract/reviews/sentences.ts'
import type * as contract from '@pinge/contract/reviews/reviews.ts'
import type { WrittenReview } from '@pinge/contract/reviews/reviews.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TermReviewTable } from '../../platform/db/tables/reviews.ts'
import { formatMomentInWords } from '../../platform/format-moment.ts'
import { requireOwner } from '../access/require-owner.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { selectTeacherName } from '../writes/names.queries.ts'
import { writtenIn } from './read-reviews.ts'
import { selectReview, updateLocks, upsertReview } from './review.queries.ts'

/** Saves what was written of a pupil. A text that a colleague changed meanwhile is refused with both. */
export async function saveReview(
  trx: Db,
  context: ClassContext,
  request: RequestOf<typeof contract.saveReview>,
): Promise<ClassChange<typeof contract.saveReview>> {
  const { classId, teacherId, clock } = context
  const { termKey, studentId, version } = request
  await requireStudents(trx, classId, [studentId])
  const row = await selectReview(trx, { classId, termKey, studentId })
  if (row?.lockedAt) throw await reviewLockedRefusal(trx, row)
  const before = writtenIn(row)
  const given = putTogether(before, request)
  const stored = row?.version ?? 0
  if (version !== undefined && version !== stored)
    throw new AppError('reviewEdited', {
      data: {
        stored: {
          ...before,
          version: stored,
          teacherName: await selectTeacherName(trx, row?.teacherId ?? ''),
        },
        given,
      },
    })
  const updatedAt = clock()
  await upsertReview(trx, reviewRow({ classId, termKey, studentId, teacherId, updatedAt }, given, stored + 1))
  return { data: { version: stored + 1, updatedAt }, change: { type: 'reviews-changed', teacherId } }
}

function putTogether(before: WrittenReview, request: RequestOf<typeof contract.saveReview>): WrittenReview {
  const { text, sentences, levels, teacherWords, tags, state } = request
  const isWhole = sentences !== undefined && joinSentences(sentences) === text
  return {
    text,
    sentences: isWhole ? sentences : followSentences(text, sentences ?? before.sentences),
    levels: levels ?? before.levels,
    teacherWords: teacherWords ?? before.teacherWords,
    tags: tags ?? before.tags,
    state: text.trim() === '' ? 'none' : state === 'none' ? 'draft' : state,
  }
}

type RowKeys = Pick<TermReviewTable, 'classId' | 'termKey' | 'studentId' | 'teacherId' | 'updatedAt'>

export function reviewRow(keys: RowKeys, written: WrittenReview, version: number): TermReviewTable {
  const { text, sentences, levels, teacherWords, tags, state } = written
  return {
    ...keys,
    text,
    teacherWords,
    state,
    sentences: JSON.stringify(sentences),
    levels: JSON.stringify(levels),
    tags: JSON.stringify(tags),
    version,
    lockedAt: null,
    lockedBy: null,
  }
}

async function reviewLockedRefusal(
  trx: Db,
  { lockedAt, lockedBy }: Pick<TermReviewTable, 'lockedAt' | 'lockedBy'>,
): Promise<AppError> {
  const teacherName = await selectTeacherName(trx, lockedBy ?? '')
  const at = lockedAt ?? 0
  return new AppError('reviewLocked', {
    message: `${teacherName}在${formatMomentInWords(at)}锁定了这份评语，只能查看；请创建者解锁后再修改`,
    data: { reason: 'locked', teacherName, lockedAt: at },
  })
}

/** Any teacher of the class locks what is written; its owner alone unlocks. */
export async function lockReviews(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { termKey, studentIds, isLocked }: RequestOf<typeof contract.lockReviews>,
): Promise<ClassChange<typeof contract.lockReviews>> {
  const ids = [...new Set(studentIds)]
  await requireStudents(trx, classId, ids)
  if (!isLocked) await requireOwner(trx, teacherId, classId)
  const lock = isLocked ? { lockedAt: clock(), lockedBy: teacherId } : { lockedAt: null, lockedBy: null }
  await updateLocks(trx, { classId, termKey }, ids, lock)
  return { data: null, change: { type: 'reviews-changed', teacherId } }
}
