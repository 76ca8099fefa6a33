import { addClass as contract } from '@pinge/contract/classes.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { FIRST_CLASS_AVATAR } from '@pinge/contract/limits.ts'
import { idempotent } from '../../platform/db/statements/idempotent.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import { freeClassNumber } from '../writes/free-class-number.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { insertClass, insertClassTeacher } from './class.queries.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'randomBytes' | 'newId'>

/** Makes a class whose owner is the caller. */
export async function addClass(
  { database, clock, randomBytes, newId }: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  return database.write((trx) =>
    idempotent(trx, clock, teacherId, contract.path, request, async () => {
      await requirePlaceForClass(trx, teacherId)
      const { classImg = String(FIRST_CLASS_AVATAR) } = request
      const createdAt = clock()
      await replaceFile(trx, createdAt, teacherId, { url: classImg })
      const classId = newId()
      const geziNo = await freeClassNumber(trx, randomBytes)
      await insertClass(trx, {
        id: classId,
        className: request.className,
        grade: request.grade ?? null,
        classImg,
        geziNo,
        isCustomize: request.isCustomize ? 1 : 0,
        isExample: 0,
        createdAt,
        version: 0,
        school: '',
        headTeacher: '',
        editVersion: 0,
        archivedAt: null,
        deletedAt: null,
      })
      await insertClassTeacher(trx, { classId, teacherId, role: 'owner', isCanSendClassNotice: 1, createdAt })
      return { classId, geziNo }
    }),
  )
}
