import type { Db } from '../../../platform/db/schema.ts'
import {
  hasPupil,
  selectClassHead,
  selectNamesOfClass,
  selectRowsOfPupil,
  type NamesOfClass,
  type RowsByTable,
} from './rows.queries.ts'

/** The form of `data.json`; its number grows when a reader would have to change. */
const PUPIL_FORMAT = 'pinge-student/1'

export type ClassFacts = { head: Awaited<ReturnType<typeof selectClassHead>>; names: NamesOfClass }

export async function readClassFacts(db: Db, classId: string): Promise<ClassFacts> {
  return { head: await selectClassHead(db, classId), names: await selectNamesOfClass(db, classId) }
}

/** A picture of the storage, and where it lies as seen from the pupil's page. */
export type Picture = { key: string; name: string }

export type PupilData = {
  exportedAt: number
  facts: ClassFacts
  rows: RowsByTable
  /** By their keys. */
  pictures: ReadonlyMap<string, Picture>
}

/** Everything that is kept about a pupil, as it is at this moment; undefined where the pupil was erased meanwhile. */
export async function readPupilData(
  db: Db,
  facts: ClassFacts,
  studentId: string,
  exportedAt: number,
  nameOf: (key: string) => string,
): Promise<PupilData | undefined> {
  const rows = await selectRowsOfPupil(db, { classId: facts.head.id, studentId })
  // Before the first of these rows goes, the pupil is on the list of erasures: who is not, afterwards, had all of them.
  if (!(await hasPupil(db, studentId))) return undefined
  const keys = [...(rows.commentPhotos ?? []), ...(rows.realisticPictures ?? [])].map(({ fileKey }) =>
    String(fileKey),
  )
  const pictures = new Map(keys.map((key) => [key, { key, name: nameOf(key) }]))
  return { exportedAt, facts, rows, pictures }
}

/** Names the pictures of an archive in a folder of theirs: one name a picture, however many pupils have it. */
export function createPictureNames(folder: string): (key: string) => string {
  const names = new Map<string, string>()
  return (key) => {
    const number = String(names.size + 1).padStart(3, '0')
    const name = names.get(key) ?? `${folder}${number}${key.slice(key.lastIndexOf('.'))}`
    names.set(key, name)
    return name
  }
}

/** `data.json`, as docs/privacy.md describes it. */
export function pupilJson({ exportedAt, facts: { head, names }, rows, pictures }: PupilData): string {
  return JSON.stringify(
    {
      format: PUPIL_FORMAT,
      exportedAt: new Date(exportedAt).toISOString(),
      class: head,
      teachers: names.teachers,
      teams: names.teams,
      documents: names.documents.map(({ columnsVersion: _, ...document }) => document),
      pictures: [...pictures.values()],
      tables: rows,
    },
    null,
    2,
  )
}
