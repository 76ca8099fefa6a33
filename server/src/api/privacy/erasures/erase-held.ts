import { eraseStudent as endpoint } from '@pinge/contract/privacy/erasures.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { endHold, type ClassHolds } from '../../writes/class-holds.ts'
import { changeClass } from '../../writes/class-write.ts'
import { eraseInSteps } from './complete-erasures.ts'
import { eraseStudent } from './erase-student.ts'
import { findAnswers } from './find-answers.ts'

/**
 * Erases a pupil: in one transaction, or in steps where one keeps everybody waiting. Then the class is held meanwhile, so
 * that its teachers see it as before or without the pupil.
 */
export async function eraseHeld(
  deps: ApiDeps & { holds: ClassHolds },
  teacherId: string,
  request: RequestOf<typeof endpoint>,
): Promise<DataOf<typeof endpoint>> {
  const { database, holds, clock } = deps
  const { classId } = request
  const inSteps = database.hasOneWriter
  const found = await findAnswers(database.read, request, clock())
  const erase = (): Promise<null> =>
    changeClass(
      deps,
      { endpoint, teacherId, classId, request },
      (trx, context) => eraseStudent(trx, context, request, { found, inSteps }),
      { alsoArchived: true },
    )
  if (!inSteps) return erase()

  // Another erasure may have begun while the answers were looked for.
  await holds.untilFree([classId])
  const hold = holds.hold(classId)
  const data = await erase().catch((refusal: unknown) => {
    hold.release()
    throw refusal
  })
  // It is decided and cannot fail any more: where something is in the way of a step, the class waits for the next try.
  await endHold(hold, eraseInSteps(deps, request)).catch((err: unknown) =>
    deps.log.error({ err }, 'an erasure is not complete'),
  )
  return data
}
