import { MAX_REALISTIC_PICTURES, saveRealistic, type RealisticBatch } from '@pinge/contract/realistic.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { checkPicture } from '../../../shared/upload/check-picture.ts'
import { shrinkPhoto } from '../../../shared/upload/shrink-photo.ts'
import type { DeviceRecords } from '../use-record-queue.ts'
import type { RecordDraft, RecordFields, TakenPicture } from '../queue/waiting-records.store.ts'
import { checkFields, emptyFields, fieldsOf, requestOf, type FieldProblems } from './record-fields.ts'

/** One that is there already, or one that this device took. */
export type FormPicture = { id: string; url: string; viewUrl?: string; blob?: Blob }

export type RecordFormOptions = {
  classId: string
  today: string
  /** Undefined for a new one. */
  batch: RealisticBatch | undefined
  records: DeviceRecords
  onDone: () => void
}

export type RecordForm = ReturnType<typeof useRecordForm>

/** What is written down: a new record goes by the device's queue and is kept as a draft until then; an edit waits for its answer. */
export function useRecordForm({ classId, today, batch, records, onDone }: RecordFormOptions) {
  const [start] = useState(() => (batch ? fieldsOf(batch) : emptyFields(today)))
  const [fields, setFields] = useState(start)
  const [pictures, setPictures] = useState(() => picturesOf(batch))
  const [pictureProblem, setPictureProblem] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const [sendProblem, setSendProblem] = useState('')
  const [isUploading, setIsUploading] = useState(false)
  const writer = useWrite(saveRealistic)
  const isNew = batch === undefined
  const isDirty = JSON.stringify(fields) !== JSON.stringify(start) || isChanged(pictures, batch)
  useDraft({ classId, records, isNew, fields, pictures, isDirty }, (draft) => {
    setFields(draft.fields)
    setPictures(draft.pictures)
  })

  async function addFiles(files: readonly File[]): Promise<void> {
    const room = MAX_REALISTIC_PICTURES - pictures.length
    const taken: FormPicture[] = []
    let problem = files.length > room ? `最多 ${MAX_REALISTIC_PICTURES} 张照片` : ''
    for (const file of files.slice(0, room)) {
      const photo = await shrinkPhoto(file)
      const fault = checkPicture(photo)
      if (fault === '') taken.push({ id: newRequestId(), url: '', blob: photo })
      else problem = fault
    }
    setPictureProblem(problem)
    setPictures((before) => [...before, ...taken].slice(0, MAX_REALISTIC_PICTURES))
  }

  /** With what the last tap chose. */
  async function submit(chosen: Partial<RecordFields> = {}): Promise<void> {
    const written = { ...fields, ...chosen }
    setFields(written)
    setHasTried(true)
    if (Object.keys(checkFields(written, today)).length > 0) return
    if (batch) return saveEdit(written, batch)
    const userId = currentUser()?.userId
    if (userId === undefined) return
    const record = { userId, classId, requestId: newRequestId() }
    await records.queue.add({ ...record, fields: written, pictures: takenOf(pictures) })
    await records.store.removeDraft(userId, classId)
    onDone()
  }

  async function saveEdit(written: RecordFields, { batchId, version }: RealisticBatch): Promise<void> {
    setSendProblem('')
    setIsUploading(true)
    try {
      const urls = await uploadAll(pictures, setPictures)
      const request = { ...requestOf(classId, written), id: batchId, version, pictures: urls }
      const { isDone } = await writer.write(request)
      if (!isDone) return
      showSuccess('修改已保存')
      onDone()
    } catch (error) {
      setSendProblem(formatFailure(error))
    } finally {
      setIsUploading(false)
    }
  }

  const problems: FieldProblems = hasTried ? checkFields(fields, today) : {}
  return {
    fields,
    change: (typed: Partial<RecordFields>) => setFields((before) => ({ ...before, ...typed })),
    problems,
    pictures,
    pictureProblem,
    addFiles,
    removePicture: (id: string) => setPictures((before) => before.filter((picture) => picture.id !== id)),
    submit,
    isNew,
    isDirty,
    isBusy: isUploading || writer.isSending,
    problem: sendProblem || writer.problem,
    /** Begins with nothing; what was kept of it is gone. */
    reset: () => {
      setFields(emptyFields(today))
      setPictures([])
      setHasTried(false)
    },
  }
}

type DraftOptions = {
  classId: string
  records: DeviceRecords
  isNew: boolean
  fields: RecordFields
  pictures: readonly FormPicture[]
  isDirty: boolean
}
type Draft = Pick<RecordDraft, 'fields' | 'pictures'>

/** Keeps a new record on this device while it is written: a page that ends has lost nothing. */
function useDraft(
  { classId, records, isNew, fields, pictures, isDirty }: DraftOptions,
  onFound: (draft: Draft) => void,
): void {
  const [isRead, setIsRead] = useState(!isNew)
  const take = useEffectEvent((draft: Draft | undefined) => {
    // What was photographed before the draft was read is not written over.
    if (draft && !isDirty) onFound(draft)
    setIsRead(true)
  })
  // The world outside: what this device keeps.
  useEffect(() => {
    const userId = currentUser()?.userId
    if (!isNew || userId === undefined) return
    let isGone = false
    void records.store.findDraft(userId, classId).then((draft) => isGone || take(draft))
    return () => {
      isGone = true
    }
  }, [classId, records, isNew])
  useEffect(() => {
    const userId = currentUser()?.userId
    if (!isNew || !isRead || userId === undefined) return
    if (isDirty) void records.store.putDraft({ userId, classId, fields, pictures: takenOf(pictures) })
    else void records.store.removeDraft(userId, classId)
  }, [classId, records, isNew, isRead, isDirty, fields, pictures])
}

function picturesOf(batch: RealisticBatch | undefined): readonly FormPicture[] {
  return (batch?.pictures ?? []).map((url, place) => ({
    id: url,
    url,
    viewUrl: batch?.viewUrls[place] ?? '',
  }))
}

function isChanged(pictures: readonly FormPicture[], batch: RealisticBatch | undefined): boolean {
  return pictures.map(({ id }) => id).join() !== (batch?.pictures ?? []).join()
}

function takenOf(pictures: readonly FormPicture[]): TakenPicture[] {
  return pictures.flatMap(({ id, url, blob }) => (blob ? { id, url, blob } : []))
}

/** The addresses of all, in their order; each is remembered, so that another try sends only the rest. */
async function uploadAll(
  pictures: readonly FormPicture[],
  remember: (pictures: readonly FormPicture[]) => void,
): Promise<string[]> {
  const { uploadTaken } = await import('../queue/device-records.ts')
  let ready = pictures
  for (const { id, url, blob } of pictures) {
    if (url !== '' || !blob) continue
    const address = await uploadTaken({ id, url, blob })
    ready = ready.map((other) => (other.id === id ? { ...other, url: address } : other))
    remember(ready)
  }
  return ready.map(({ url }) => url)
}
