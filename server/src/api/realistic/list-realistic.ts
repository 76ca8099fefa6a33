import type * as contract from '@pinge/contract/realistic.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { cursorRefusal, readPage } from '../../platform/db/read-page.ts'
import type { Db } from '../../platform/db/schema.ts'
import type { ArchiveDocumentTable } from '../../platform/db/tables/archives.ts'
import { findTermLock } from '../access/require-open-term.ts'
import { requireDocument } from '../access/require-document.ts'
import { urlOfFile } from '../writes/confirmed-files.ts'
import type { ClassReadContext } from '../writes/contexts.ts'
import { daysOfTerm } from '../writes/school-years/days-of-term.ts'
import type { ViewLinks } from '../writes/view-links.ts'
import {
  countRealistic,
  selectBatchPlaces,
  selectRecordPlaces,
  type BatchPlace,
  type RealisticFilter,
  type RecordPlace,
} from './realistic-filter.queries.ts'
import {
  countAdoptedPupils,
  selectBatches,
  selectPictures,
  selectRecords,
  type ReadRecord,
} from './realistic.queries.ts'

type Context = Pick<ClassReadContext, 'classId'>
type Narrowed = RequestOf<typeof contract.realisticSummary>

/** What the pupils of a class did, the newest first, one entry each however many did it together. */
export async function listBatches(
  db: Db,
  { classId }: Context,
  { cursor, limit, ...narrowed }: RequestOf<typeof contract.realisticFeed>,
  links: ViewLinks,
): Promise<DataOf<typeof contract.realisticFeed>> {
  const after = readCursor(cursor)
  const filter = await readFilter(db, classId, narrowed)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectBatchPlaces(db, filter, { after, limit: most }),
    writeCursor,
  )
  const batchIds = page.map(({ batchId }) => batchId)
  return { items: await readWholeBatches(db, batchIds, links), nextCursor }
}

/** These batches with all who are in them, in this order. */
export async function readWholeBatches(
  db: Db,
  batchIds: readonly string[],
  links: ViewLinks,
): Promise<contract.RealisticBatch[]> {
  const batches = await readBatches(db, batchIds, links)
  const recordsOf = Map.groupBy(await selectRecords(db, { batchIds }), ({ batchId }) => batchId)
  return batchIds.flatMap((batchId) => {
    const batch = batches.get(batchId)
    return batch ? { ...batch, students: (recordsOf.get(batchId) ?? []).map(tellStudent) } : []
  })
}

/** The same, an entry for each pupil. */
export async function listRecords(
  db: Db,
  { classId }: Context,
  { cursor, limit, ...narrowed }: RequestOf<typeof contract.realisticList>,
  links: ViewLinks,
): Promise<DataOf<typeof contract.realisticList>> {
  const ended = readCursor(cursor)
  const after = ended && { ...ended, id: ended.id ?? '' }
  const filter = await readFilter(db, classId, narrowed)
  const { page, nextCursor } = await readPage(
    limit,
    (most) => selectRecordPlaces(db, filter, { after, limit: most }),
    writeCursor,
  )
  const batchIds = [...new Set(page.map(({ batchId }) => batchId))]
  const batches = await readBatches(db, batchIds, links)
  const records = await selectRecords(db, { batchIds, ids: page.map(({ id }) => id) })
  const recordOf = new Map(records.map((record) => [record.id, record]))
  return {
    items: page.flatMap(({ id, batchId }) => {
      const record = recordOf.get(id)
      const batch = batches.get(batchId)
      return record && batch ? { ...batch, ...tellStudent(record) } : []
    }),
    nextCursor,
  }
}

export async function summariseRealistic(
  db: Db,
  { classId }: Context,
  narrowed: Narrowed,
): Promise<contract.RealisticSummary> {
  const { termKey } = narrowed
  const counts = await countRealistic(db, await readFilter(db, classId, narrowed))
  return { ...counts, lock: termKey ? await findTermLock(db, classId, termKey, 'record') : null }
}

async function readFilter(
  db: Db,
  classId: string,
  { termKey: asked, documentId, ...narrowed }: Narrowed,
): Promise<RealisticFilter> {
  const termKey = documentId === undefined ? asked : (await requireDocument(db, classId, documentId)).termKey
  return {
    ...narrowed,
    classId,
    days: termKey === undefined ? undefined : await daysOfTerm(db, classId, termKey),
  }
}

/** What was done together, with its pictures, by its id. */
export async function readBatches(db: Db, batchIds: readonly string[], links: ViewLinks) {
  const picturesOf = Map.groupBy(await selectPictures(db, batchIds), ({ batchId }) => batchId)
  const batches = await selectBatches(db, batchIds)
  return new Map(
    batches.map(({ id: batchId, ...batch }) => {
      const pictures = (picturesOf.get(batchId) ?? []).map(({ fileKey }) => urlOfFile(fileKey))
      return [batchId, { ...batch, batchId, pictures, viewUrls: pictures.map((url) => links.issue(url).url) }]
    }),
  )
}

function tellStudent({ batchId: _, isTypical, ...record }: ReadRecord): contract.RealisticStudent {
  return { ...record, isTypical: isTypical === 1 }
}

function writeCursor(place: BatchPlace | RecordPlace): string {
  return ['id' in place ? place.id : '', place.batchId, place.date].toReversed().filter(Boolean).join('.')
}

function readCursor(cursor: string | undefined): (BatchPlace & { id?: string | undefined }) | undefined {
  if (cursor === undefined) return undefined
  const [, date, batchId, id] = /^(\d{4}-\d\d-\d\d)\.([\w-]{1,64})(?:\.([\w-]{1,64}))?$/.exec(cursor) ?? []
  if (date === undefined || batchId === undefined) throw cursorRefusal()
  return { date, batchId, id }
}

/** How many pupils of the class have something in the archive of each document's term, by its id. */
export async function countRecorded(
  db: Db,
  classId: string,
  documents: readonly Pick<ArchiveDocumentTable, 'id' | 'termKey'>[],
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const termKey of new Set(documents.map((document) => document.termKey))) {
    const days = await daysOfTerm(db, classId, termKey)
    counts.set(termKey, await countAdoptedPupils(db, classId, days))
  }
  return new Map(documents.map(({ id, termKey }) => [id, counts.get(termKey) ?? 0]))
}
