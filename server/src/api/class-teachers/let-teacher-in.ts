import type { Db } from '../../platform/db/schema.ts'
import { deleteJoinRequest, insertCoTeacher } from './class-teacher.queries.ts'
import { endInvitesOfMember } from './invites/invite.queries.ts'

/** Makes a teacher a co-teacher, which ends all that was asked about it from either side. */
export async function letTeacherIn(
  trx: Db,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: number },
): Promise<void> {
  await insertCoTeacher(trx, { classId, teacherId, createdAt: now })
  await deleteJoinRequest(trx, classId, teacherId)
  await endInvitesOfMember(trx, { classId, teacherId, now })
}
