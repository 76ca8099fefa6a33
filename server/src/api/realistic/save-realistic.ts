import type * as contract from '@pinge/contract/realistic.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Db } from '../../platform/db/schema.ts'
import { requireConsent } from '../access/require-consent.ts'
import { requireStudents } from '../access/require-students.ts'
import type { ClassChange } from '../writes/class-write.ts'
import { keyOfFile, releaseFile, takeFile, urlOfFile } from '../writes/confirmed-files.ts'
import type { ClassContext } from '../writes/contexts.ts'
import type { ViewLinks } from '../writes/view-links.ts'
import { readWholeBatches } from './list-realistic.ts'
import {
  countEdit,
  countRecords,
  deletePictures,
  deleteRecords,
  insertBatch,
  insertPictures,
  insertRecords,
  updateBatch,
  updateRecords,
} from './realistic-write.queries.ts'
import { requireOpenDates } from './require-open-dates.ts'
import { selectBatches, selectMeant, selectPictures, type FoundRecord } from './realistic.queries.ts'

type Request = RequestOf<typeof contract.saveRealistic>
type Change = ClassChange<typeof contract.saveRealistic>

/** Writes down what pupils did, or edits it: for all of them, or for one apart from the others. */
export async function saveRealistic(
  trx: Db,
  context: ClassContext,
  request: Request,
  links: ViewLinks,
): Promise<Change> {
  const { classId, teacherId, clock } = context
  if (request.date > localDate(clock())) throw new AppError('realisticTooEarly')
  const studentIds = [...new Set(request.studentIds)]
  await requireStudents(trx, classId, studentIds)
  await requireOpenDates(trx, classId, [request.date])
  const { batchId, kept, inherited } =
    request.id === undefined
      ? { batchId: await writeBatch(trx, context, request, []), kept: [], inherited: [] }
      : await editBatch(trx, context, { ...request, id: request.id, studentIds }, links)
  await requireConsentToPictures(trx, { batchId, studentIds, kept, inherited })
  const ids = await writeStudents(trx, context, { ...request, studentIds }, { batchId, kept })
  return { data: { batchId, ids }, change: { type: 'realistic-changed', teacherId } }
}

/** Pictures that are added show all of these pupils; those that were there show the pupils who are added. */
async function requireConsentToPictures(
  trx: Db,
  { batchId, studentIds, kept, inherited }: Kept & { studentIds: readonly string[] },
): Promise<void> {
  const keys = (await selectPictures(trx, [batchId])).map(({ fileKey }) => fileKey)
  if (keys.length === 0) return
  const isAdded = keys.some((key) => !inherited.includes(key))
  const known = new Set(kept.map(({ studentId }) => studentId))
  await requireConsent(trx, isAdded ? studentIds : studentIds.filter((id) => !known.has(id)))
}

/** A new batch; `inherited` are the pictures that it may have though this teacher did not upload them. */
async function writeBatch(
  trx: Db,
  { classId, teacherId, clock, newId }: ClassContext,
  request: Request,
  inherited: readonly string[],
): Promise<string> {
  const id = newId()
  const now = clock()
  await insertBatch(trx, {
    id,
    classId,
    ...writtenOf(request),
    teacherId,
    createdAt: now,
    updatedAt: now,
    version: 1,
  })
  const keys = request.pictures?.map(keyOfFile) ?? inherited
  await takeNewPictures(trx, { now, teacherId }, keys, inherited)
  await insertPictures(trx, { batchId: id, classId }, [...new Set(keys)])
  return id
}

function writtenOf({ date, type, kind, title, text = '', minutes = null, level = null }: Request) {
  return { date, type, kind, title, text, minutes, level }
}

/** `inherited` are the pictures that were there before the edit. */
type Kept = { batchId: string; kept: readonly FoundRecord[]; inherited: readonly string[] }

async function editBatch(
  trx: Db,
  context: ClassContext,
  request: Request & { id: string },
  links: ViewLinks,
): Promise<Kept> {
  const { classId } = context
  const [first] = await selectMeant(trx, classId, request.id)
  if (!first) throw new AppError('realisticNotFound')
  const isOne = request.id !== first.batchId
  // Who is edited along with one record has one of the same batch already.
  const together = await selectMeant(trx, classId, first.batchId)
  const records = together.filter(
    ({ id, studentId }) => !isOne || id === first.id || request.studentIds.includes(studentId),
  )
  if (request.version !== undefined && request.version !== first.batchVersion)
    throw await staleRefusal(trx, first.batchId, links)
  if (records.some(({ state }) => state === 'filed')) throw new AppError('realisticFiled')
  await requireOpenDates(trx, classId, [first.date])
  const inherited = (await selectPictures(trx, [first.batchId])).map(({ fileKey }) => fileKey)
  if (isOne && !request.studentIds.includes(first.studentId)) throw new AppError('realisticOthers')
  const kept = records.filter(({ studentId }) => request.studentIds.includes(studentId))
  await deleteRecords(trx, idsOf(records.filter((record) => !kept.includes(record))))
  const whole = await withWhatStays(trx, first.batchId, request)
  // Those who were not meant, and those who have left the class, keep what was written of them.
  if ((await countRecords(trx, first.batchId)) > kept.length)
    return setApart(trx, context, whole, kept, inherited)
  await rewriteBatch(trx, context, first.batchId, whole, inherited)
  return { batchId: first.batchId, kept, inherited }
}

/** An edit, with what it leaves out as it was. */
async function withWhatStays(trx: Db, batchId: string, request: Request): Promise<Request> {
  const [before] = await selectBatches(trx, [batchId])
  return { text: before?.text, minutes: before?.minutes, level: before?.level, ...request }
}

/** With what stands there now. */
async function staleRefusal(trx: Db, batchId: string, links: ViewLinks): Promise<AppError> {
  const [current] = await readWholeBatches(trx, [batchId], links)
  return new AppError('realisticEdited', { data: { reason: 'stale', current } })
}

/** Records that are told otherwise than the others of their batch: a batch of their own, with the same pictures. */
async function setApart(
  trx: Db,
  context: ClassContext,
  request: Request,
  kept: readonly FoundRecord[],
  inherited: readonly string[],
): Promise<Kept> {
  const batchId = await writeBatch(trx, context, request, inherited)
  // Who edits the others at this moment still sees these among them.
  await countEdit(trx, [...new Set(kept.map((record) => record.batchId))])
  await updateRecords(trx, idsOf(kept), { batchId })
  return { batchId, kept, inherited }
}

const idsOf = (records: readonly FoundRecord[]) => records.map(({ id }) => id)

async function rewriteBatch(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  batchId: string,
  request: Request,
  before: readonly string[],
): Promise<void> {
  const now = clock()
  await updateBatch(trx, batchId, { ...writtenOf(request), updatedAt: now })
  if (!request.pictures) return
  const keys = [...new Set(request.pictures.map(keyOfFile))]
  await takeNewPictures(trx, { now, teacherId }, keys, before)
  await deletePictures(trx, batchId)
  await insertPictures(trx, { batchId, classId }, keys)
  for (const key of before) if (!keys.includes(key)) await releaseFile(trx, now, urlOfFile(key))
}

/** A colleague's picture that is there may stay; one that is added must be this teacher's own. */
async function takeNewPictures(
  trx: Db,
  { now, teacherId }: { now: number; teacherId: string },
  keys: readonly string[],
  known: readonly string[],
): Promise<void> {
  for (const key of keys)
    if (!known.includes(key)) await takeFile(trx, now, teacherId, urlOfFile(key), 'realistic')
}

/** A record for each pupil, in their order; an edit asks for another look at what was returned. */
async function writeStudents(
  trx: Db,
  { classId, newId }: ClassContext,
  { studentIds, roles = [] }: Request,
  { batchId, kept }: Pick<Kept, 'batchId' | 'kept'>,
): Promise<string[]> {
  const roleOf = new Map(roles.map(({ studentId, role }) => [studentId, role]))
  const recordOf = new Map(kept.map((record) => [record.studentId, record]))
  const returned = kept.filter(({ state }) => state === 'returned').map(({ id }) => id)
  await updateRecords(trx, returned, { state: 'pending', word: '' })
  for (const { id, studentId, role } of kept) {
    const next = roleOf.get(studentId)
    if (next !== undefined && next !== role) await updateRecords(trx, [id], { role: next })
  }
  const added = studentIds
    .filter((studentId) => !recordOf.has(studentId))
    .map((studentId) => ({
      id: newId(),
      batchId,
      classId,
      studentId,
      role: roleOf.get(studentId) ?? '',
      state: 'pending' as const,
      word: '',
      isTypical: 0 as const,
    }))
  await insertRecords(trx, added)
  const idOf = new Map([...kept, ...added].map(({ studentId, id }) => [studentId, id]))
  return studentIds.flatMap((studentId) => idOf.get(studentId) ?? [])
}
