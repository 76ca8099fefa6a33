import type { Db } from '../../platform/db/schema.ts'

/** The teams of one pupil become another's, in the schemes in which that one has no team. */
export async function takeTeamMemberships(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('teamMembers')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where('categoryId', 'not in', (eb) =>
      eb.selectFrom('teamMembers as own').select('own.categoryId').where('own.studentId', '=', id),
    )
    .execute()
}

/** One pupil of two records has been in the class since the earlier of them came: what was given to all was theirs, too. */
export async function takeArrival(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('students')
    .set((eb) => ({
      createdAt: eb
        .selectFrom('students as both')
        .select((both) => both.fn.min('both.createdAt').as('createdAt'))
        .where('both.id', 'in', [id, otherId]),
    }))
    .where('id', '=', id)
    .execute()
}

/** The attendance of another record goes to this one, but for the days on which it has its own. */
export async function takeAttendance(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('attendance')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where('date', 'not in', (eb) =>
      eb.selectFrom('attendance as own').select('own.date').where('own.studentId', '=', id),
    )
    .execute()
}

/** What another record's pupil did goes to this one, but for what both did. */
export async function takeRealistic(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('realisticRecords')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where('batchId', 'not in', (eb) =>
      eb.selectFrom('realisticRecords as own').select('own.batchId').where('own.studentId', '=', id),
    )
    .execute()
}

/** A record without a seat gets the other's. */
export async function takeSeat(trx: Db, id: string, otherId: string): Promise<void> {
  await trx
    .updateTable('seats')
    .set({ studentId: id })
    .where('studentId', '=', otherId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('seats as own').select('own.studentId').where('own.studentId', '=', id)),
      ),
    )
    .execute()
}

/**
 * The training rounds of another record go to this one. Of a day and game that counts in both, its own goes on counting.
 * The other's attempts follow its own, since each number stands for one sequence.
 */
export async function takeTraining(trx: Db, id: string, otherId: string): Promise<void> {
  // PostgreSQL locks the rounds: the training service, which may be another process, lets none of them count meanwhile.
  await trx
    .updateTable('trainingRounds')
    .set((eb) => ({ isCounted: eb.ref('isCounted') }))
    .where('stuId', 'in', [id, otherId])
    .execute()
  await trx
    .updateTable('trainingRounds')
    .set({ isCounted: 0 })
    .where('stuId', '=', otherId)
    .where('isCounted', '=', 1)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('trainingRounds as own')
          .select('own.id')
          .where('own.playerId', '=', id)
          .where('own.isCounted', '=', 1)
          .whereRef('own.date', '=', 'trainingRounds.date')
          .whereRef('own.type', '=', 'trainingRounds.type'),
      ),
    )
    .execute()
  await trx
    .updateTable('trainingRounds')
    .set((eb) => ({
      playerId: id,
      attempt: eb
        .case()
        .when('attempt', '=', 0)
        .then(0)
        .else(
          eb(
            'attempt',
            '+',
            eb.fn.coalesce(
              eb
                .selectFrom('trainingRounds as own')
                .select(({ fn }) => fn.max('own.attempt').as('last'))
                // Not those of this statement, which SQLite sees and PostgreSQL does not.
                .where('own.stuId', '=', id)
                .where('own.playerId', '=', id)
                .whereRef('own.zzid', '=', 'trainingRounds.zzid')
                .whereRef('own.date', '=', 'trainingRounds.date')
                .whereRef('own.activityId', '=', 'trainingRounds.activityId'),
              eb.lit(0),
            ),
          ),
        )
        .end(),
    }))
    .where('stuId', '=', otherId)
    .execute()
  await trx.updateTable('trainingRounds').set({ stuId: id }).where('stuId', '=', otherId).execute()
}

export async function updateReturned(trx: Db, classId: string, ids: readonly string[]): Promise<void> {
  await trx
    .updateTable('students')
    .set((eb) => ({ leftAt: null, leftTo: '', version: eb('version', '+', 1) }))
    .where('classId', '=', classId)
    .where('id', 'in', ids)
    .execute()
}
