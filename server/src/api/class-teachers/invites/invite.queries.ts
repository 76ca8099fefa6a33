import type { ReceivedInvite } from '@pinge/contract/class-teachers.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { INVITE_DAYS, MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ClassInviteTable } from '../../../platform/db/tables/class-invites.ts'

const WAITING_MS = INVITE_DAYS * DAY_MS

/** Who is invited: whose tel it is, and whether that is known to be theirs. */
export type Invitee = { id: string; tel: string; isTelProved: 0 | 1 }

export async function selectInvitee(db: Db, tel: string): Promise<Invitee | undefined> {
  return db
    .selectFrom('teachers')
    .select(['id', 'tel', 'isTelProved'])
    .where('tel', '=', tel)
    .executeTakeFirst()
}

export async function selectTelOf(db: Db, teacherId: string): Promise<string> {
  const { tel } = await db
    .selectFrom('teachers')
    .select('tel')
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow()
  return tel
}

/** The invitations of a class that wait for an answer, the oldest first. */
export async function selectSentInvites(
  db: Db,
  { classId, inviterId, now }: { classId: string; inviterId: string; now: number },
): Promise<Pick<ClassInviteTable, 'id' | 'kind' | 'tel' | 'teacherId' | 'createdAt'>[]> {
  return db
    .selectFrom('classInvites')
    .select(['id', 'kind', 'tel', 'teacherId', 'createdAt'])
    .where('classId', '=', classId)
    .where('inviterId', '=', inviterId)
    .where('state', '=', 'waiting')
    .where('createdAt', '>', now - WAITING_MS)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Whether this number refused this class not long ago. */
export async function isRefused(db: Db, classId: string, tel: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('classInvites')
    .select('id')
    .where('classId', '=', classId)
    .where('tel', '=', tel)
    .where('kind', '=', 'join')
    .where('state', '=', 'refused')
    .where('endedAt', '>', now - WAITING_MS)
    .executeTakeFirst()
  return row !== undefined
}

/** The times of a teacher's invitations of the last 24 hours, the oldest first. */
export async function selectInviteTimes(db: Db, inviterId: string, now: number): Promise<number[]> {
  const rows = await db
    .selectFrom('classInvites')
    .select('createdAt')
    .where('inviterId', '=', inviterId)
    .where('createdAt', '>', now - DAY_MS)
    .orderBy('createdAt')
    .execute()
  return rows.map(({ createdAt }) => createdAt)
}

/** What was asked long ago is forgotten: it holds phone numbers, also of people without an account. */
export async function forgetOldInvites({ write }: Pick<Database, 'write'>, now: number): Promise<number> {
  return write(async (trx) => {
    const gone = await trx
      .deleteFrom('classInvites')
      .where('createdAt', '<', now - 2 * WAITING_MS)
      .executeTakeFirstOrThrow()
    return Number(gone.numDeletedRows)
  })
}

export async function insertInvite(trx: Db, row: Omit<ClassInviteTable, 'state' | 'endedAt'>): Promise<void> {
  await trx
    .insertInto('classInvites')
    .values({ ...row, state: 'waiting', endedAt: null })
    .execute()
}

export async function isBlocked(db: Db, teacherId: string, inviterId: string): Promise<boolean> {
  const row = await db
    .selectFrom('blockedInviters')
    .select('teacherId')
    .where('teacherId', '=', teacherId)
    .where('inviterId', '=', inviterId)
    .executeTakeFirst()
  return row !== undefined
}

export async function blockInviter(
  trx: Db,
  row: { teacherId: string; inviterId: string; createdAt: number },
): Promise<void> {
  await trx
    .insertInto('blockedInviters')
    .values(row)
    .onConflict((conflict) => conflict.columns(['teacherId', 'inviterId']).doNothing())
    .execute()
}

/**
 * The invitations that a teacher can answer, or those to one class: of owners who still own the class, and whom they did not
 * turn away. The oldest first, and no more than are told.
 */
export async function selectReceivedInvites(
  db: Db,
  { teacherId, classId, now }: { teacherId: string; classId?: string; now: number },
): Promise<(ReceivedInvite & Pick<ClassInviteTable, 'id' | 'inviterId' | 'tel'>)[]> {
  return db
    .selectFrom('classInvites')
    .innerJoin('classes', 'classes.id', 'classInvites.classId')
    .innerJoin('classTeachers as owners', (join) =>
      join
        .onRef('owners.classId', '=', 'classInvites.classId')
        .onRef('owners.teacherId', '=', 'classInvites.inviterId')
        .on('owners.role', '=', 'owner'),
    )
    .innerJoin('teachers as inviters', 'inviters.id', 'classInvites.inviterId')
    .innerJoin('teachers as me', (join) => join.on('me.id', '=', teacherId))
    .select([
      'classInvites.id',
      'classInvites.inviterId',
      'classInvites.tel',
      'classInvites.classId',
      'classes.className',
      'classInvites.kind',
      'inviters.nickname as teacherName',
      'classInvites.createdAt',
    ])
    .where('classInvites.state', '=', 'waiting')
    .where('classInvites.createdAt', '>', now - WAITING_MS)
    .where((eb) =>
      eb.or([
        eb.and([eb('classInvites.kind', '=', 'own'), eb('classInvites.teacherId', '=', teacherId)]),
        // A phone that anybody may have claimed is shown nothing of a class.
        eb.and([
          eb('classInvites.kind', '=', 'join'),
          eb('classInvites.tel', '=', eb.ref('me.tel')),
          eb('me.isTelProved', '=', 1),
          // Who is in already and changed to this phone needs none; it would hide the offer of the class.
          eb.not(
            eb.exists(
              eb
                .selectFrom('classTeachers as mine')
                .select('mine.teacherId')
                .where('mine.teacherId', '=', teacherId)
                .whereRef('mine.classId', '=', 'classInvites.classId'),
            ),
          ),
        ]),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blockedInviters')
            .select('blockedInviters.teacherId')
            .where('blockedInviters.teacherId', '=', teacherId)
            .whereRef('blockedInviters.inviterId', '=', 'classInvites.inviterId'),
        ),
      ),
    )
    .$if(classId !== undefined, (query) => query.where('classInvites.classId', '=', classId ?? ''))
    .orderBy('classInvites.createdAt')
    .orderBy('classInvites.id')
    .limit(MAX_PAGE_SIZE)
    .execute()
}

/** Answers whether it still waited. */
export async function endInvite(
  trx: Db,
  { id, classId, state, now }: { id: string; classId: string; state: ClassInviteTable['state']; now: number },
): Promise<boolean> {
  const ended = await trx
    .updateTable('classInvites')
    .set({ state, endedAt: now })
    .where('id', '=', id)
    .where('classId', '=', classId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return ended.length > 0
}

/** Withdraws the question to own a class: to all, or to one co-teacher who leaves. */
export async function endOffers(
  trx: Db,
  { classId, teacherId, now }: { classId: string; teacherId?: string; now: number },
): Promise<void> {
  const query = trx
    .updateTable('classInvites')
    .set({ state: 'withdrawn', endedAt: now })
    .where('classId', '=', classId)
    .where('kind', '=', 'own')
    .where('state', '=', 'waiting')
  await (teacherId === undefined ? query : query.where('teacherId', '=', teacherId)).execute()
}

/** A teacher who is in the class needs no invitation to it. */
export async function endInvitesOfMember(
  trx: Db,
  { classId, teacherId, now }: { classId: string; teacherId: string; now: number },
): Promise<void> {
  await trx
    .updateTable('classInvites')
    .set({ state: 'accepted', endedAt: now })
    .where('classId', '=', classId)
    .where('kind', '=', 'join')
    .where('state', '=', 'waiting')
    .where('tel', '=', await selectTelOf(trx, teacherId))
    .execute()
}
