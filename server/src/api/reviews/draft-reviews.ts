import type * as contract from '@pinge/contract/reviews/reviews.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { schoolYearOfTerm } from '@pinge/contract/values/school-days/terms.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import type { ClassContext } from '../writes/contexts.ts'
import { gradeIn } from '../writes/school-years/class-grade.ts'
import { selectSaidGrade } from '../writes/school-years/said-grade.queries.ts'
import { draftReview, rephrase, usualSeed, type DraftAsked, type DraftedPupil } from './draft/draft-review.ts'
import { readOwnGrounds } from './evidence/read-own-grounds.ts'
import type { ReviewSources } from './evidence/sources.ts'
import { writtenIn } from './read-reviews.ts'
import { insertPlaces, selectPlaces, selectReviews, upsertReview } from './review.queries.ts'
import { reviewRow } from './save-reviews.ts'
import { readSettings } from './settings.ts'
import { selectPupils } from '../writes/students/pupils.queries.ts'

type OfTerm = { classId: string; termKey: string }

/** Drafts that nothing keeps. The pupils' numbers are kept: by them no two drafts share a sentence. */
export async function draftReviews(
  trx: Db,
  { classId, teacherId }: ClassContext,
  request: RequestOf<typeof contract.draftReviews>,
  sources: ReviewSources,
): Promise<ClassChange<typeof contract.draftReviews>> {
  const { termKey, seed, tags } = request
  const pupils = await knownPupils(trx, { classId, termKey }, [...new Set(request.studentIds)], sources)
  const asked = await askedOf(trx, { classId, termKey }, seed)
  const data = pupils.map((pupil) => draftReview(tags ? { ...pupil, tags } : pupil, asked))
  return { data, change: { type: 'reviews-changed', teacherId } }
}

/** Drafts for those of whom nothing is written, kept at once. */
export async function fillReviews(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { termKey, studentIds }: RequestOf<typeof contract.fillReviews>,
  sources: ReviewSources,
): Promise<ClassChange<typeof contract.fillReviews>> {
  const rows = await selectReviews(trx, classId, termKey)
  const isWritten = new Set(
    rows.filter(({ state, lockedAt }) => state !== 'none' || lockedAt !== null).map((row) => row.studentId),
  )
  const rowOf = new Map(rows.map((row) => [row.studentId, row]))
  const ids = [...new Set(studentIds)]
  await requireStudents(trx, classId, ids)
  const empty = ids.filter((id) => !isWritten.has(id))
  const asked = await askedOf(trx, { classId, termKey }, undefined)
  const missing: { studentId: string; words: string[] }[] = []
  for (const pupil of await knownPupils(trx, { classId, termKey }, empty, sources)) {
    const { studentId } = pupil
    const draft = draftReview(pupil, asked)
    const row = rowOf.get(studentId)
    const before = writtenIn(row)
    const written = {
      ...before,
      text: draft.text,
      sentences: draft.sentences,
      teacherWords: before.teacherWords || draft.teacherWords,
      state: 'draft' as const,
    }
    const keys = { classId, termKey, studentId, teacherId, updatedAt: clock() }
    await upsertReview(trx, reviewRow(keys, written, (row?.version ?? 0) + 1))
    if (draft.missing.length > 0) missing.push({ studentId, words: draft.missing })
  }
  return { data: { studentIds: empty, missing }, change: { type: 'reviews-changed', teacherId } }
}

/** One sentence in other words. */
export async function rephraseReview(
  trx: Db,
  { classId, teacherId }: ClassContext,
  request: RequestOf<typeof contract.rephraseReview>,
  sources: ReviewSources,
): Promise<ClassChange<typeof contract.rephraseReview>> {
  const { termKey, studentId, sentence, seed } = request
  const [pupil] = await knownPupils(trx, { classId, termKey }, [studentId], sources)
  const data = pupil ? rephrase(pupil, sentence, seed) : null
  if (!data) throw new AppError('reviewFactGone')
  return { data, change: { type: 'reviews-changed', teacherId } }
}

/** The pupils with their numbers and what is known of them. */
async function knownPupils(
  trx: Db,
  { classId, termKey }: OfTerm,
  studentIds: readonly string[],
  sources: ReviewSources,
): Promise<DraftedPupil[]> {
  if (studentIds.length === 0) return []
  await requireStudents(trx, classId, studentIds)
  const pupils = await selectPupils(trx, classId)
  const places = await placesOf(trx, classId, pupils)
  const grounds = await readOwnGrounds(trx, sources, { classId, termKey, studentIds })
  const rows = new Map((await selectReviews(trx, classId, termKey)).map((row) => [row.studentId, row]))
  return studentIds.flatMap((studentId) => {
    const pupil = pupils.find(({ id }) => id === studentId)
    const ground = grounds.get(studentId)
    if (!pupil || !ground) return []
    const { username } = pupil
    const tags = writtenIn(rows.get(studentId)).tags
    return { studentId, username, place: places.get(studentId) ?? 0, ground, tags }
  })
}

/** Numbers for all of the class who have none yet, in its order. */
async function placesOf(
  trx: Db,
  classId: string,
  pupils: readonly { id: string }[],
): Promise<ReadonlyMap<string, number>> {
  const places = await selectPlaces(trx, classId)
  let next = Math.max(-1, ...places.values()) + 1
  const added = pupils
    .filter(({ id }) => !places.has(id))
    .map(({ id: studentId }) => ({ classId, studentId, place: next++ }))
  await insertPlaces(trx, added)
  for (const { studentId, place } of added) places.set(studentId, place)
  return places
}

async function askedOf(trx: Db, { classId, termKey }: OfTerm, seed: number | undefined): Promise<DraftAsked> {
  const { minLength, maxLength } = await readSettings(trx, classId)
  return {
    seed: seed ?? usualSeed(termKey),
    minLength,
    maxLength,
    grade: gradeIn(schoolYearOfTerm(termKey), await selectSaidGrade(trx, classId)),
    season: termKey.endsWith('-1') ? 1 : 2,
  }
}
