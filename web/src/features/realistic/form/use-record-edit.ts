import { saveRealistic, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import type { RecordFields } from '../queue/waiting-records.store.ts'
import {
  differencesOf,
  findClashes,
  findStaleRecord,
  isReturnedSince,
  mergeFields,
  mergePictures,
  takeTheirs,
  type Clash,
} from './merge-record.ts'
import { fieldsOf, requestOf } from './record-fields.ts'
import { picturesOf, type FormPicture } from './use-record-photos.ts'

/** What a form holds of a record that is there. */
export type RecordEdit = {
  classId: string
  /** As it was when the writing began, or when it was last put together with a colleague's edit. */
  seen: RealisticBatch | undefined
  fields: RecordFields
  /** Goes on from another version with what was written so far. */
  goOnFrom: (
    current: RealisticBatch,
    write: {
      fields: (before: RecordFields) => RecordFields
      pictures: (before: readonly FormPicture[]) => readonly FormPicture[]
    },
  ) => void
}

/**
 * Saves an edit over the version that was seen. A colleague's edit of something else is put together with it, and where
 * both changed the same, the teacher chooses. Why a colleague returned it is read before it is saved again.
 */
export function useRecordEdit({ classId, seen: begun, fields, goOnFrom }: RecordEdit) {
  // An edit that went through without an answer is a version of its own: the next try is put together with it.
  const writer = useWrite(saveRealistic, { isRepeatable: true })
  const [clashes, setClashes] = useState<readonly Clash[]>([])

  /** Whether it is saved. */
  async function save(
    written: RecordFields,
    seen: RealisticBatch,
    pictures: readonly FormPicture[],
  ): Promise<boolean> {
    // Each is settled by now, and why this try fails is told.
    setClashes([])
    const { batchId, version } = seen
    const request = { ...requestOf(classId, written), id: batchId, version }
    const saved = await writer.write({ ...request, pictures: pictures.map(({ url }) => url) })
    if (saved.isDone) {
      showSuccess('修改已保存')
      return true
    }
    const current = findStaleRecord(saved.error)
    if (!current || current.version <= version) return false
    const both = [fieldsOf(seen), fieldsOf(current)] as const
    const merge = (mine: RecordFields) => mergeFields(both[0], mine, both[1])
    const mergeSeen = (mine: readonly FormPicture[]) =>
      mergePictures(seen.pictures, mine, picturesOf(current))
    const found = findClashes(both[0], written, both[1])
    setClashes(found)
    goOnFrom(current, { fields: merge, pictures: mergeSeen })
    if (isReturnedSince(seen, current)) return false
    return found.length === 0 && save(merge(written), current, mergeSeen(pictures))
  }

  return {
    save,
    problem: clashes.length === 0 ? writer.problem : '',
    /** Where two teachers wrote different words, both of them. */
    differences: (nameOf: (studentId: string) => string) =>
      begun ? differencesOf(fields, fieldsOf(begun), clashes, nameOf) : [],
    keepMine: () => setClashes([]),
    takeTheirs: () => {
      if (begun)
        goOnFrom(begun, {
          fields: (mine) => takeTheirs(mine, fieldsOf(begun), clashes),
          pictures: (mine) => mine,
        })
      setClashes([])
      writer.forgetProblem()
    },
  }
}
