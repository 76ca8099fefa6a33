import { AppError } from '../../platform/app-error.ts'
import { isAlone } from '../../platform/db/dialect.ts'
import { cachedUntilCommit } from '../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'

/** Who plays: a pupil of a class that the teacher may touch, or the teacher. */
export type Player = { playerId: string; stuId: string | null; classId: string | null; isArchived: boolean }

export type AboutPlayer = { stuId?: string | undefined; classId?: string | undefined }

const selectStudent = cachedUntilCommit(
  prepared((db, stuId: string, teacherId: string) =>
    db
      .selectFrom('students')
      .innerJoin('classTeachers', 'classTeachers.classId', 'students.classId')
      .innerJoin('classes', 'classes.id', 'students.classId')
      .select(['students.classId', 'classes.archivedAt'])
      .where('students.id', '=', stuId)
      .where('students.leftAt', 'is', null)
      .where('classTeachers.teacherId', '=', teacherId),
  ),
)

const selectClass = cachedUntilCommit(
  prepared((db, classId: string, teacherId: string) =>
    db
      .selectFrom('classTeachers')
      .innerJoin('classes', 'classes.id', 'classTeachers.classId')
      .select('classes.archivedAt')
      .where('classTeachers.classId', '=', classId)
      .where('classTeachers.teacherId', '=', teacherId),
  ),
)

/** Refuses a class or a pupil of other teachers exactly as it refuses one that does not exist. */
export async function requirePlayer(
  db: Db,
  teacherId: string,
  { stuId, classId }: AboutPlayer,
): Promise<Player> {
  if (stuId !== undefined) {
    const [student] = await selectStudent(db, stuId, teacherId)
    if (!student || (classId !== undefined && classId !== student.classId))
      throw new AppError('studentNotInClass')
    return { playerId: stuId, stuId, classId: student.classId, isArchived: student.archivedAt !== null }
  }
  if (classId === undefined) return { playerId: teacherId, stuId: null, classId: null, isArchived: false }
  const [found] = await selectClass(db, classId, teacherId)
  if (!found) throw new AppError('classNotFound')
  return { playerId: teacherId, stuId: null, classId, isArchived: found.archivedAt !== null }
}

const holdStudent = prepared((db, stuId: string) =>
  db
    .selectFrom('students')
    .select('id')
    .where('id', '=', stuId)
    .$if(!isAlone(db), (query) => query.forKeyShare()),
)

/** The same within a transaction, which the pupil stays for: another process that deletes the pupil waits. */
export async function holdPlayer(trx: Db, teacherId: string, about: AboutPlayer): Promise<Player> {
  if (about.stuId !== undefined) await holdStudent(trx, about.stuId)
  return requirePlayer(trx, teacherId, about)
}

/**
 * A pupil's round is of those alone who may touch the pupil now. One that began before its class was archived still ends:
 * what the child did is lost else.
 */
export async function requirePlayerOf(
  db: Db,
  teacherId: string,
  { stuId }: { stuId: string | null },
): Promise<void> {
  if (stuId !== null) await requirePlayer(db, teacherId, { stuId })
}
