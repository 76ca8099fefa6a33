import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../platform/db/schema.ts'
import { KEPT_ANSWER_MS } from '../../../platform/db/statements/empty-answers.ts'
import { selectGuardianPlaces } from '../../writes/students/information.queries.ts'
import { selectAnswered, selectWriters, type About, type RequestKey } from './answers.queries.ts'
import { selectVersion } from './erasure.queries.ts'

/** What was found about a pupil when the class was at this number of its changes. */
export type FoundAnswers = { version: number; keys: readonly RequestKey[] }

export type Pupil = { classId: string; studentId: string; username: string }

/** Older answers are empty; two days more, because the chore that empties them runs once a day. */
export const MAY_BE_LEFT_MS = KEPT_ANSWER_MS + 2 * DAY_MS

/**
 * Finds the answers that name a pupil, before the erasure's transaction: they stand in no order by which they could be
 * found quickly, and a school has years of them. Others have their turn between two pages. While the class stays at this
 * number there are no more.
 */
export async function findAnswers(read: Db, pupil: Pupil, now: number): Promise<FoundAnswers> {
  const version = await selectVersion(read, pupil.classId)
  const about = await aboutPupil(read, pupil, now - MAY_BE_LEFT_MS)
  const keys: RequestKey[] = []
  let after: RequestKey | undefined = { requestId: '', teacherId: '' }
  while (after) {
    const page: Awaited<ReturnType<typeof selectAnswered>> = await selectAnswered(read, after, about)
    for (const { requestId, teacherId, isFound } of page)
      if (isFound === 1) keys.push({ requestId, teacherId })
    after = page.at(-1)
    await setImmediate()
  }
  return { version, keys }
}

/** The names and numbers by which an answer to a teacher of the class may name the pupil or a guardian. */
export async function aboutPupil(
  db: Db,
  { classId, studentId, username }: Pupil,
  since?: number,
): Promise<About> {
  const guardians = await selectGuardianPlaces(db, classId, [studentId])
  const names = new Set([username, ...guardians.flatMap(({ name, tel }) => [name, tel])])
  return {
    studentId,
    teacherIds: await selectWriters(db, classId, since),
    words: [...names].filter((name) => name.length > 1),
  }
}
