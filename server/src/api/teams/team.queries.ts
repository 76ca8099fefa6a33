import type { TeamOrder } from '@pinge/contract/teams.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TeamMemberTable, TeamTable } from '../../platform/db/tables/teams.ts'
import { cardColumns, type StudentRow } from '../writes/students/student-columns.ts'

export type TeamRow = Pick<TeamTable, 'id' | 'teamName' | 'score' | 'position' | 'createdAt'>

/** The teams of a scheme; every order ends in the team's place, which no two teams of a scheme share. */
export async function selectTeams(db: Db, categoryId: string, order: TeamOrder): Promise<TeamRow[]> {
  let query = db
    .selectFrom('teams')
    .select(['id', 'teamName', 'score', 'position', 'createdAt'])
    .where('categoryId', '=', categoryId)
    .where('removedAt', 'is', null)
  if (order === 2) query = query.orderBy('nameKey')
  if (order === 3) query = query.orderBy('score', 'desc')
  return query.orderBy('position').execute()
}

/** Who is in which team of a scheme, in the order of a class list. */
export async function selectMembers(
  db: Db,
  categoryId: string,
): Promise<Pick<TeamMemberTable, 'teamId' | 'studentId'>[]> {
  return db
    .selectFrom('teamMembers')
    .innerJoin('students', 'students.id', 'teamMembers.studentId')
    .select(['teamMembers.teamId', 'teamMembers.studentId'])
    .where('teamMembers.categoryId', '=', categoryId)
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

/** What the teams of a scheme were given in each quality; what was undone has cancelled itself. */
export async function selectQualityScores(
  db: Db,
  categoryId: string,
): Promise<{ teamId: string | null; type: QualityType | null; score: number }[]> {
  return db
    .selectFrom('teams')
    .innerJoin('ledger', 'ledger.teamId', 'teams.id')
    .select((eb) => ['ledger.teamId', 'ledger.type', eb.fn.sum<number>('ledger.score').as('score')])
    .where('teams.categoryId', '=', categoryId)
    .where('teams.removedAt', 'is', null)
    .where('ledger.studentId', 'is', null)
    .groupBy(['ledger.teamId', 'ledger.type'])
    .execute()
}

type TeamStudentRow = StudentRow<typeof cardColumns>
const memberColumns = cardColumns.map((column) => `students.${column}` as const)

export async function selectTeamStudents(db: Db, teamId: string): Promise<TeamStudentRow[]> {
  return (
    db
      .selectFrom('teamMembers')
      .innerJoin('students', 'students.id', 'teamMembers.studentId')
      .select(memberColumns)
      .where('teamMembers.teamId', '=', teamId)
      // A pupil who is deleted stays in the team until the row goes.
      .where('students.leftAt', 'is', null)
      .orderBy('students.nameKey')
      .orderBy('students.id')
      .execute()
  )
}

/** Every pupil of a class, with the team that the pupil is in. */
export async function selectCategoryStudents(
  db: Db,
  classId: string,
  categoryId: string,
): Promise<(TeamStudentRow & { teamId: string | null })[]> {
  return db
    .selectFrom('students')
    .leftJoin('teamMembers', (join) =>
      join.onRef('teamMembers.studentId', '=', 'students.id').on('teamMembers.categoryId', '=', categoryId),
    )
    .select([...memberColumns, 'teamMembers.teamId'])
    .where('students.classId', '=', classId)
    .where('students.leftAt', 'is', null)
    .orderBy('students.nameKey')
    .orderBy('students.id')
    .execute()
}

export async function insertTeams(trx: Db, teams: readonly TeamTable[]): Promise<void> {
  if (teams.length > 0)
    await trx
      .insertInto('teams')
      .values([...teams])
      .execute()
}

/** The place after the last one of a scheme, and how many of its teams are there. */
export async function selectTeamPlaces(
  db: Db,
  categoryId: string,
): Promise<{ nextPosition: number; teamCount: number }> {
  const row = await db
    .selectFrom('teams')
    .select((eb) => [
      eb.fn.countAll<number>().as('nextPosition'),
      eb.fn.countAll<number>().filterWhere('removedAt', 'is', null).as('teamCount'),
    ])
    .where('categoryId', '=', categoryId)
    .executeTakeFirstOrThrow()
  return row
}

export async function updateTeamName(
  trx: Db,
  id: string,
  name: Pick<TeamTable, 'teamName' | 'nameKey'>,
): Promise<void> {
  await trx.updateTable('teams').set(name).where('id', '=', id).execute()
}

/** Marks teams as removed and lets their pupils go. */
export async function removeTeamRows(trx: Db, ids: readonly string[], removedAt: number): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('teams').set({ removedAt }).where('id', 'in', ids).execute()
  await trx.deleteFrom('teamMembers').where('teamId', 'in', ids).execute()
}

export async function deleteMembersOfTeam(trx: Db, teamId: string): Promise<void> {
  await trx.deleteFrom('teamMembers').where('teamId', '=', teamId).execute()
}

export async function deleteMembersOfCategory(trx: Db, categoryId: string): Promise<void> {
  await trx.deleteFrom('teamMembers').where('categoryId', '=', categoryId).execute()
}

/** Puts pupils into their teams, out of whichever team of the scheme they were in. */
export async function moveMembers(trx: Db, members: readonly TeamMemberTable[]): Promise<void> {
  if (members.length === 0) return
  await trx
    .insertInto('teamMembers')
    .values([...members])
    .onConflict((conflict) =>
      conflict
        .columns(['categoryId', 'studentId'])
        .doUpdateSet((eb) => ({ teamId: eb.ref('excluded.teamId') })),
    )
    .execute()
}
