import { auditList } from '@pinge/contract/privacy/audit.ts'
import * as erasures from '@pinge/contract/privacy/erasures.ts'
import * as exports from '@pinge/contract/privacy/exports.ts'
import type { AuditLog } from '../../platform/audit/audit-log.ts'
import { requireClass } from '../access/require-class.ts'
import { requireOwner } from '../access/require-owner.ts'
import { classTopic } from '../writes/live-topics.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import type { ClassHolds } from '../writes/class-holds.ts'
import { listAudit } from './audit/list-audit.ts'
import { countErasure } from './erasures/count-erasure.ts'
import { exportClassFile, exportStudentFile } from './exports/export-pupils.ts'
import { exportTeacherFile } from './exports/export-teacher.ts'
import { eraseHeld } from './erasures/erase-held.ts'

/** What a family and the law may ask of a school: to see everything that is kept, and to have it gone. */
export function privacyRoutes(
  endpoints: ApiEndpoints,
  deps: ApiDeps,
  {
    storage,
    audit,
    holds,
    finish,
  }: {
    storage: Storage
    audit: AuditLog
    holds: ClassHolds
    finish: () => Promise<void>
  },
): void {
  const { read } = deps.database
  endpoints.classRead(auditList, async (db, context, request) => {
    // What was done a moment ago is on the list.
    await audit.save()
    return listAudit(db, context, request, deps.config.auditKeepYears)
  })
  endpoints.classRead(exports.exportStudent, (db, context, request) =>
    exportStudentFile(db, context, request, { storage }),
  )
  endpoints.classRead(exports.exportClass, (db, context, request) =>
    exportClassFile(db, context, request, { storage }),
  )
  endpoints.teacherRead(exports.exportTeacher, (db, context) => exportTeacherFile(db, context, storage))
  endpoints.classRead(erasures.erasureOfStudent, countErasure)
  endpoints.teacher(erasures.eraseStudent, async ({ teacherId }, request) => {
    const { classId } = request
    // First of all, since what follows reads much.
    await requireClass(read, teacherId, classId)
    await requireOwner(read, teacherId, classId)
    const data = await eraseHeld({ ...deps, holds }, teacherId, request)
    deps.hub.forget(classTopic(classId))
    // The pupil is gone from the database; what follows is tried again every few minutes where something is in its way.
    await finish().catch((err: unknown) => deps.log.error({ err }, 'an erasure is not finished'))
    return data
  })
}
