import type { Db } from '../../platform/db/schema.ts'

export async function selectTels(db: Db): Promise<{ id: string; tel: string }[]> {
  return db.selectFrom('teachers').select(['id', 'tel']).execute()
}

/** The id of a class by its id or its public number, also of one that is gone for good. */
export async function findClassId(db: Db, idOrNumber: string): Promise<string> {
  const row = await db.selectFrom('classes').select('id').where('geziNo', '=', idOrNumber).executeTakeFirst()
  return row?.id ?? idOrNumber
}
