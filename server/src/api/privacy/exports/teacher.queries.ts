import type { Db } from '../../../platform/db/schema.ts'

/** What a teacher's account is, and what the teacher made for their own use. */
export async function selectAccount(db: Db, teacherId: string) {
  const account = await db
    .selectFrom('teachers')
    .select(['id', 'tel', 'nickname', 'headUrl', 'createdAt'])
    .where('id', '=', teacherId)
    .executeTakeFirstOrThrow()
  const authentication = await db
    .selectFrom('authentications')
    .select(['state', 'school', 'subject', 'reason', 'certificateUrl', 'submittedAt', 'decidedAt'])
    .where('teacherId', '=', teacherId)
    .executeTakeFirst()
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt')
    .execute()
  return { account, authentication: authentication ?? null, sessions }
}

export async function selectOwnWork(db: Db, teacherId: string) {
  const classes = await db
    .selectFrom('classTeachers')
    .innerJoin('classes', 'classes.id', 'classTeachers.classId')
    .select(['classes.id', 'classes.className', 'classes.geziNo', 'classes.school', 'classTeachers.role'])
    .select('classTeachers.createdAt as joinedAt')
    .where('classTeachers.teacherId', '=', teacherId)
    .orderBy('classTeachers.createdAt')
    .execute()
  const ofTeacher = (table: 'commentItems' | 'messages' | 'playRecords' | 'contentFavorites') =>
    db
      // The tables have their teacher and their time in common.
      .selectFrom(table as 'commentItems')
      .selectAll()
      .where('teacherId', '=', teacherId)
      .orderBy('createdAt')
      .execute()
  const folders = await db.selectFrom('ownFolders').selectAll().where('teacherId', '=', teacherId).execute()
  const files = await db
    .selectFrom('ownFiles')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .execute()
  const reviewPhrases = await db
    .selectFrom('reviewPhrases')
    .selectAll()
    .where('teacherId', '=', teacherId)
    .orderBy('createdAt')
    .execute()
  return {
    classes,
    commentItems: await ofTeacher('commentItems'),
    reviewPhrases,
    messages: await ofTeacher('messages'),
    playRecords: await ofTeacher('playRecords'),
    contentFavorites: await ofTeacher('contentFavorites'),
    ownFolders: folders,
    ownFiles: files,
  }
}
