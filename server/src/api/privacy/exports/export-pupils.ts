import type { exportClass, exportStudent } from '@pinge/contract/privacy/exports.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { FileAnswer } from '../../../platform/http/file-answer.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { streamZip, type ZipPart } from '../../../platform/zip/stream-zip.ts'
import type { ClassReadContext } from '../../writes/contexts.ts'
import { fileName, storedBytes } from './archive-files.ts'
import { renderPage } from './page.ts'
import {
  createPictureNames,
  pupilJson,
  readClassFacts,
  readPupilData,
  type ClassFacts,
  type PupilData,
} from './pupil-data.ts'
import { pupilPage } from './pupil-page.ts'
import { hasPupil, selectPupilsOfClass, sumPicturesOfClass } from './rows.queries.ts'

/** An archive without Zip64 holds 4 GB; this leaves room for all that is not a picture. */
const MAX_PICTURE_BYTES = 3 * 1024 ** 3
const PICTURES = 'pictures/'

type Deps = { storage: Pick<Storage, 'open'> }

/** Everything about one pupil: a page, the same as data, and the pictures. The name of the file names no child. */
export async function exportStudentFile(
  db: Db,
  { classId, clock }: ClassReadContext,
  { studentId }: RequestOf<typeof exportStudent>,
  { storage }: Deps,
): Promise<FileAnswer> {
  const pupils = await selectPupilsOfClass(db, classId)
  if (!pupils.some(({ id }) => id === studentId)) throw new AppError('studentNotInClass')
  const now = clock()
  const facts = await readClassFacts(db, classId)
  const data = await readPupilData(db, facts, studentId, now, createPictureNames(PICTURES))
  if (!data) throw new AppError('studentNotInClass')
  return new FileAnswer(
    `学生资料 ${localDate(now)}.zip`,
    streamZip(partsOfPupil(db, data, { studentId, folder: '', written: new Set() }, storage)),
  )
}

/** Everything about every pupil of a class, a folder each and one for all pictures; only the pupil in hand is held. */
export async function exportClassFile(
  db: Db,
  { classId, clock }: ClassReadContext,
  _: RequestOf<typeof exportClass>,
  { storage }: Deps,
): Promise<FileAnswer> {
  if ((await sumPicturesOfClass(db, classId)) > MAX_PICTURE_BYTES) throw new AppError('exportTooLarge')
  const now = clock()
  const facts = await readClassFacts(db, classId)
  return new FileAnswer(
    `${facts.head.className}的全部资料 ${localDate(now)}.zip`,
    streamZip(partsOfClass(db, facts, now, storage)),
  )
}

async function* partsOfClass(
  db: Db,
  facts: ClassFacts,
  now: number,
  storage: Deps['storage'],
): AsyncGenerator<ZipPart> {
  const pupils = await selectPupilsOfClass(db, facts.head.id)
  const folders = pupils.map(
    ({ username }, index) => `${String(index + 1).padStart(3, '0')}-${fileName(username)}/`,
  )
  const rows = pupils.map(({ username, stuNo, leftAt }, index) => [
    stuNo,
    { link: `${folders[index]}index.html`, text: username },
    leftAt === null ? '在读' : '已转出',
  ])
  const list = { title: '学生', none: '班里没有学生', heads: ['学号', '姓名', '状态'], rows }
  yield { name: 'index.html', pieces: [renderPage(`${facts.head.className}的全部资料`, [], [list])] }
  const nameOf = createPictureNames(`../${PICTURES}`)
  const written = new Set<string>()
  for (const [index, { id }] of pupils.entries()) {
    // Reads of SQLite answer at once: others have their turn between two pupils.
    await setImmediate()
    const data = await readPupilData(db, facts, id, now, nameOf)
    // Who was erased while the others were written is in no file any more.
    const place = { studentId: id, folder: folders[index] ?? '', written }
    if (data) yield* partsOfPupil(db, data, place, storage)
  }
}

type Place = {
  studentId: string
  folder: string
  /** The pictures that the archive has: a photo of the whole class lies in it once. */
  written: Set<string>
}

function* partsOfPupil(
  db: Db,
  data: PupilData,
  { studentId, folder, written }: Place,
  storage: Deps['storage'],
): Generator<ZipPart> {
  yield { name: `${folder}index.html`, pieces: [pupilPage(data)] }
  yield { name: `${folder}data.json`, pieces: [pupilJson(data)] }
  for (const { key, name } of data.pictures.values()) {
    if (written.has(key)) continue
    written.add(key)
    yield { name: posix.join(folder, name), pieces: pictureBytes(db, studentId, key, storage) }
  }
}

/** The bytes of a picture. Where they went with their pupil, the archive breaks off: it has all of a child, or is none. */
async function* pictureBytes(
  db: Db,
  studentId: string,
  key: string,
  storage: Deps['storage'],
): AsyncGenerator<Uint8Array> {
  let isEmpty = true
  for await (const piece of storedBytes(key, storage)) {
    isEmpty = false
    yield piece
  }
  if (isEmpty && !(await hasPupil(db, studentId))) throw new AppError('studentNotInClass')
}
