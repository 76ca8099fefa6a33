import type { Db } from '../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../platform/db/tables/archives.ts'
import { daysOfTerm } from '../writes/school-years/days-of-term.ts'
import { countRealistic } from './realistic-filter.queries.ts'

/** How many pupils of the class have a record in the term of each document, by its id. */
export async function countRecorded(
  db: Db,
  classId: string,
  documents: readonly Pick<ArchiveDocumentTable, 'id' | 'termKey'>[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const termKey of new Set(documents.map((document) => document.termKey))) {
    const days = await daysOfTerm(db, classId, termKey)
    counts.set(termKey, (await countRealistic(db, { classId, days })).students)
  }
  return new Map(documents.map(({ id, termKey }) => [id, counts.get(termKey) ?? 0]))
}
