import type { Db } from '../schema.ts'

/** Until then an export and an erasure read these tables of the whole school for each pupil. */
export async function rowsByPupil(trx: Db): Promise<void> {
  await trx.schema.createIndex('telReadingsOfStudent').on('telReadings').column('studentId').execute()
  await trx.schema.createIndex('reviewPlacesOfStudent').on('reviewPlaces').column('studentId').execute()
  await trx.schema.createIndex('auditOfStudent').on('audit').column('studentId').execute()
}
