import type { Db } from '../../../platform/db/schema.ts'

/** Takes pupils out of their teams and off their seats, and remembers both for the day on which they come back. */
export async function leavePlaces(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('leftTeams')
    .columns(['studentId', 'categoryId', 'teamId', 'classId'])
    .expression(
      trx
        .selectFrom('teamMembers')
        .select(['studentId', 'categoryId', 'teamId', 'classId'])
        .where('studentId', 'in', ids),
    )
    .execute()
  await trx.deleteFrom('teamMembers').where('studentId', 'in', ids).execute()
  await trx
    .insertInto('leftSeats')
    .columns(['studentId', 'classId', 'row', 'column'])
    .expression(
      trx.selectFrom('seats').select(['studentId', 'classId', 'row', 'column']).where('studentId', 'in', ids),
    )
    .execute()
  await trx.deleteFrom('seats').where('studentId', 'in', ids).execute()
}

/** Gives pupils who came back their teams and seats again, where the team is still there and the seat free. */
export async function returnPlaces(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .insertInto('teamMembers')
    .columns(['studentId', 'categoryId', 'teamId', 'classId'])
    .expression(
      trx
        .selectFrom('leftTeams')
        .innerJoin('teams', 'teams.id', 'leftTeams.teamId')
        .innerJoin('teamCategories', 'teamCategories.id', 'leftTeams.categoryId')
        .select(['leftTeams.studentId', 'leftTeams.categoryId', 'leftTeams.teamId', 'leftTeams.classId'])
        .where('leftTeams.studentId', 'in', ids)
        .where('teams.removedAt', 'is', null)
        .where('teamCategories.removedAt', 'is', null),
    )
    .execute()
  await trx.deleteFrom('leftTeams').where('studentId', 'in', ids).execute()
  await trx
    .insertInto('seats')
    .columns(['studentId', 'classId', 'row', 'column'])
    .expression(
      trx
        .selectFrom('leftSeats')
        // A plan may be smaller by now.
        .innerJoin('seatingPlans', 'seatingPlans.classId', 'leftSeats.classId')
        .select(['leftSeats.studentId', 'leftSeats.classId', 'leftSeats.row', 'leftSeats.column'])
        .where('leftSeats.studentId', 'in', ids)
        .whereRef('leftSeats.row', '<=', 'seatingPlans.rows')
        .whereRef('leftSeats.column', '<=', 'seatingPlans.columns'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Who is arranging the seats meanwhile is told that they changed.
  await trx
    .updateTable('seatingPlans')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('classId', 'in', trx.selectFrom('leftSeats').select('classId').where('studentId', 'in', ids))
    .execute()
  await trx.deleteFrom('leftSeats').where('studentId', 'in', ids).execute()
}
