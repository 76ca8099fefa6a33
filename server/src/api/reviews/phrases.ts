import { MAX_PHRASES } from '@pinge/contract/reviews/review-values.ts'
import type * as contract from '@pinge/contract/reviews/reviews.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { lockTeacher } from '../access/lock-teacher.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { deletePhrase, insertPhrase, selectPhrases } from './review.queries.ts'

export async function listPhrases(
  db: Db,
  { teacherId }: TeacherContext,
): Promise<DataOf<typeof contract.phraseList>> {
  return (await selectPhrases(db, teacherId)).map(({ id, tag, text }) => ({ id, tag, text }))
}

/** The same sentence is kept once. */
export async function savePhrase(
  trx: Db,
  { teacherId, newId, clock }: TeacherContext,
  { tag, text }: RequestOf<typeof contract.savePhrase>,
): Promise<DataOf<typeof contract.savePhrase>> {
  await lockTeacher(trx, teacherId)
  const kept = await selectPhrases(trx, teacherId)
  const same = kept.find((phrase) => phrase.text === text && phrase.tag === tag)
  if (same) return { id: same.id }
  if (kept.length >= MAX_PHRASES) throw new AppError('tooManyPhrases')
  const id = newId()
  await insertPhrase(trx, { id, teacherId, tag, text, createdAt: clock() })
  return { id }
}

export async function removePhrase(
  trx: Db,
  { teacherId }: TeacherContext,
  { id }: RequestOf<typeof contract.removePhrase>,
): Promise<null> {
  await deletePhrase(trx, teacherId, id)
  return null
}
