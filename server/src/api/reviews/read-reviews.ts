import { proposeLevels } from '@pinge/contract/reviews/propose-levels.ts'
import type { ReviewLevels, Sentence } from '@pinge/contract/reviews/review-values.ts'
import type * as contract from '@pinge/contract/reviews/reviews.ts'
import type { WrittenReview } from '@pinge/contract/reviews/reviews.ts'
import { countWithoutSpaces } from '@pinge/contract/reviews/sentences.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TermReviewTable } from '../../platform/db/tables/reviews.ts'
import { hasConsent } from '../access/require-consent.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { factsOf } from './draft/facts.ts'
import type { Ground } from './evidence/ground.ts'
import { readGrounds } from './evidence/read-grounds.ts'
import type { ReviewSources } from './evidence/sources.ts'
import { selectReview, selectReviews } from './review.queries.ts'
import { selectTeacherName } from '../writes/names.queries.ts'
import { readSettings } from './settings.ts'
import { selectPupils } from '../writes/students/pupils.queries.ts'

const nothing: WrittenReview = {
  text: '',
  sentences: [],
  levels: [null, null, null, null, null],
  teacherWords: '',
  tags: [],
  state: 'none',
}

/**
 * What was written, out of its row. It was this program that wrote the columns of JSON, and once it cut a name inside a
 * character: a half of one, which no answer may hold, is shown as the text itself shows it.
 */
export function writtenIn(row: TermReviewTable | undefined): WrittenReview {
  if (!row) return nothing
  const { text, sentences, levels, teacherWords, tags, state } = row
  return {
    text,
    teacherWords,
    state,
    sentences: (JSON.parse(sentences) as Sentence[]).map(withWholeCharacters),
    levels: JSON.parse(levels) as ReviewLevels,
    tags: JSON.parse(tags) as string[],
  }
}

function withWholeCharacters({ text, ...sentence }: Sentence): Sentence {
  return { ...sentence, text: text.toWellFormed() }
}

export async function listReviews(
  db: Db,
  { classId }: ClassReadContext,
  { termKey }: RequestOf<typeof contract.reviewList>,
): Promise<DataOf<typeof contract.reviewList>> {
  const rows = await selectReviews(db, classId, termKey)
  const byStudent = new Map(rows.map((row) => [row.studentId, row]))
  return (await selectPupils(db, classId)).map(({ id, username, stuNo, header }) => {
    const row = byStudent.get(id)
    const { text = '', state = 'none', version = 0 } = row ?? {}
    const isLocked = (row?.lockedAt ?? null) !== null
    const count = countWithoutSpaces(text)
    return { studentId: id, username, stuNo, header, state, count, isLocked, version, text }
  })
}

export async function readReview(
  db: Db,
  { classId }: ClassReadContext,
  { termKey, studentId }: RequestOf<typeof contract.reviewDetail>,
  { sources, hasModel }: { sources: ReviewSources; hasModel: boolean },
): Promise<DataOf<typeof contract.reviewDetail>> {
  const [pupil] = await selectPupils(db, classId, studentId)
  if (!pupil) throw new AppError('studentNotInClass')
  const row = await selectReview(db, { classId, termKey, studentId })
  const ground = (await readGrounds(db, sources, { classId, termKey, studentIds: [studentId] })).get(
    studentId,
  )
  if (!ground) throw new AppError('studentNotInClass')
  const { points, marks } = await readSettings(db, classId)
  const { lockedAt = null, lockedBy = null, version = 0, updatedAt = null } = row ?? {}
  return {
    studentId,
    username: pupil.username,
    header: pupil.header,
    gender: pupil.gender,
    ...writtenIn(row),
    isLocked: lockedAt !== null,
    lock: lockedAt === null ? null : { teacherName: await selectTeacherName(db, lockedBy ?? ''), lockedAt },
    version,
    updatedAt,
    canPolish: hasModel && (await hasConsent(db, studentId)),
    proposals: proposeLevels(ground, { points, marks }),
    ...shown(ground, pupil.username),
  }
}

/** What the teacher sees beside the text: a fact is what a sentence can be made of. */
function shown(ground: Ground, username: string) {
  const { axes, marks, fitness, records } = ground
  return {
    axes,
    facts: factsOf(ground, username).map(({ evidence }) => evidence),
    marks: marks.map(({ subject, level }) => ({ subject, level })),
    fitness,
    records,
  }
}
