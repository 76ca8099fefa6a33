import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { removeExample as contract } from '@pinge/contract/example.ts'
import { AppError } from '../../platform/app-error.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { memberKey } from '../writes/live-topics.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { deleteClass, isExampleClass } from './example.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'hub'>

/** Removes an example class whole, by its owner. A real class is never removed this way. */
export async function removeExample(
  { database, clock, hub }: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<null> {
  const { classId } = request
  await database.write((trx) =>
    // Access is checked inside: a repeat finds no class any more, and is told what the first one was told.
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      const { role } = await requireClass(trx, teacherId, classId)
      if (role !== 'owner' || !(await isExampleClass(trx, classId))) throw new AppError('notAnExample')
      await deleteClass(trx, classId)
      return null
    }),
  )
  hub.end(memberKey(classId, teacherId))
  return null
}
