import { AppError } from '../../platform/app-error.ts'
import { cachedUntilCommit } from '../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../platform/db/statements/prepared.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { TrainingEditionTable } from '../../platform/db/tables/training.ts'

const columns = ['zzid', 'name', 'startDate', 'endDate', 'region', 'rule', 'secret', 'createdAt'] as const

/** All of them, the newest first: there are a few in a year. */
const selectAll = cachedUntilCommit(
  prepared((db) =>
    db.selectFrom('trainingEditions').select(columns).orderBy('startDate', 'desc').orderBy('zzid', 'desc'),
  ),
)

export async function selectEditions(db: Db): Promise<readonly TrainingEditionTable[]> {
  return selectAll(db)
}

/** The one that runs on a day; of two, the one that began later. */
async function findEditionOn(db: Db, date: string): Promise<TrainingEditionTable | undefined> {
  const editions = await selectAll(db)
  return editions.find(({ startDate, endDate }) => startDate <= date && date <= endDate)
}

/** The edition that a call names; else the one that runs, or none. */
export async function requireEdition(
  db: Db,
  zzid: string | undefined,
  today: string,
): Promise<TrainingEditionTable | undefined> {
  if (zzid === undefined || zzid === '') return findEditionOn(db, today)
  const named = (await selectAll(db)).find((edition) => edition.zzid === zzid)
  if (!named) throw new AppError('editionNotFound')
  return named
}
