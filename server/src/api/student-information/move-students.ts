import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { moveStudents as contract } from '@pinge/contract/student-information.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { changeTwoClasses } from '../writes/change-two-classes.ts'
import { requireStudents } from '../access/require-students.ts'
import { addToStudentScores } from '../writes/write-ledger.ts'
import type { ApiDeps } from '../api-deps.ts'
import { copyHistory, newBatchIds } from './copy-history.ts'
import { leaveClass } from '../writes/students/leave-class.ts'
import { selectClassName } from '../writes/names.queries.ts'
import {
  selectGuardianPlaces,
  selectInformation,
  type GuardianPlace,
  type InformationRow,
} from '../writes/students/information.queries.ts'
import { writeNewStudents } from '../writes/students/write-new-students.ts'

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'>

/**
 * Moves pupils to another class of the same owner. There they are new records, with their history written anew or
 * without it; here they have left, and what was given in this class stays in its books.
 */
export async function moveStudents(
  deps: Deps,
  { teacherId }: Pick<Caller, 'teacherId'>,
  request: RequestOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
  const { classId, toClassId, withHistory } = request
  const ids = [...new Set(request.ids)]
  return changeTwoClasses(deps, teacherId, contract, request, async (trx) => {
    await requireStudents(trx, classId, ids)
    const rows = new Map((await selectInformation(trx, classId, ids)).map((row) => [row.id, row]))
    const places = Map.groupBy(await selectGuardianPlaces(trx, classId, ids), ({ studentId }) => studentId)
    const moved = ids.flatMap((id) => rows.get(id) ?? [])
    const newIds = await writeNewStudents(
      trx,
      deps,
      toClassId,
      moved.map((row) => asNewStudent(row, places.get(row.id) ?? [])),
    )
    if (withHistory) {
      // One map for all of them: who was praised together stays so.
      const batchOf = newBatchIds(deps.newId)
      for (const [index, row] of moved.entries()) {
        const to = { id: newIds[index] ?? '', classId: toClassId }
        await copyHistory(trx, deps.newId, { id: row.id, classId }, to, batchOf)
        const { stuScore: score, redeemScore: redeem } = row
        await addToStudentScores(trx, toClassId, [to.id], { score, redeem })
      }
    }
    const leftTo = await selectClassName(trx, toClassId)
    await leaveClass(trx, deps.clock, classId, ids, { leftTo, isCarried: withHistory ? 1 : 0 })
    return { data: { ids: newIds }, change: { type: 'students-changed', teacherId } }
  })
}

function asNewStudent(row: InformationRow, guardians: GuardianPlace[]) {
  const { username, stuNo, gender, birthday, header } = row
  return { username, stuNo, gender: gender ?? undefined, birthday: birthday ?? undefined, header, guardians }
}
