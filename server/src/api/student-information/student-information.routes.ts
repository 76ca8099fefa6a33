import * as contract from '@pinge/contract/student-information.ts'
import type { ApiDeps } from '../api-deps.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { changeTwoClasses } from '../writes/two-class-write.ts'
import { mergeStudents } from './merge-students.ts'
import { moveStudents } from './move-students.ts'
import { readGuardianTels } from './read-guardian-tels.ts'
import { readClassInformation } from './read-information.ts'
import { restoreStudents } from './restore-students.ts'
import { updateInformation } from './update-information.ts'

export function studentInformationRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  endpoints.classRead(contract.studentInformation, readClassInformation)
  endpoints.classRead(contract.guardianTels, (db, context, request) =>
    readGuardianTels(db, context, request, deps.database.write),
  )
  endpoints.classWrite(contract.updateInformation, updateInformation)
  endpoints.classWrite(contract.restoreStudents, restoreStudents)
  endpoints.classWrite(contract.mergeStudents, mergeStudents)
  endpoints.teacher(contract.moveStudents, ({ teacherId }, request) =>
    changeTwoClasses(deps, teacherId, contract.moveStudents, request, (trx, context) =>
      moveStudents(trx, context, request),
    ),
  )
}
