import type * as contract from '@pinge/contract/classes.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { FIRST_CLASS_AVATAR } from '@pinge/contract/values/limits.ts'
import { localSchoolYear } from '@pinge/contract/values/school-days/terms.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requirePlaceForClass } from '../access/require-place-for-class.ts'
import { replaceFile } from '../writes/confirmed-files.ts'
import type { TeacherContext } from '../writes/contexts.ts'
import { freeClassNumber } from '../writes/free-class-number.ts'
import { insertClass, insertClassTeacher } from './class.queries.ts'

/** Makes a class whose owner is the caller. */
export async function addClass(
  trx: Db,
  { teacherId, clock, newId, randomBytes }: TeacherContext,
  request: RequestOf<typeof contract.addClass>,
): Promise<DataOf<typeof contract.addClass>> {
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
    gradeYear: localSchoolYear(createdAt),
    classImg,
    geziNo,
    isCustomize: request.isCustomize ? 1 : 0,
    isExample: 0,
    createdAt,
    version: 0,
    school: '',
    headTeacher: '',
    editVersion: 0,
    countedUntil: 0,
    archivedAt: null,
    deletedAt: null,
  })
  await insertClassTeacher(trx, { classId, teacherId, role: 'owner', isCanSendClassNotice: 1, createdAt })
  return { classId, geziNo }
}
