import type { Db } from '../../platform/db/schema.ts'

export async function selectTels(db: Db): Promise<{ id: string; tel: string }[]> {
  return db.selectFrom('teachers').select(['id', 'tel']).execute()
}

/** The id of a class by its public number. */
export async function findClassId(db: Db, geziNo: string): Promise<string | undefined> {
  const row = await db.selectFrom('classes').select('id').where('geziNo', '=', geziNo).executeTakeFirst()
  return row?.id
}
