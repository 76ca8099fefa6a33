import type { RealisticBatch } from '@pinge/contract/realistic.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { requestToSend, type KeptRequest } from '../../../shared/api/write/kept-request.ts'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { formatReturns } from '../format-record.ts'
import type { DeviceRecords } from '../use-record-queue.ts'
import type { RecordDraft, RecordFields, TakenPicture } from '../queue/waiting-records.store.ts'
import { checkFields, emptyFields, fieldsOf, type FieldProblems } from './record-fields.ts'
import { useRecordEdit, type RecordEdit } from './use-record-edit.ts'
import { picturesOf, useRecordPhotos, type FormPicture } from './use-record-photos.ts'

export type RecordFormOptions = {
  classId: string
  today: string
  /** Undefined for a new one. */
  batch: RealisticBatch | undefined
  records: DeviceRecords
  onDone: () => void
}

export type RecordForm = ReturnType<typeof useRecordForm>

/** An edit that the end of a session interrupts, with the version over which it is written. */
type BegunEdit = { seen: RealisticBatch; fields: RecordFields; pictures: readonly FormPicture[] }

type NewRecord = Parameters<DeviceRecords['queue']['add']>[0]

/** What is written down: a new record goes by the device's queue and is kept as a draft until then; an edit waits for its answer. */
export function useRecordForm({ classId, today, batch, records, onDone }: RecordFormOptions) {
  const keptAs = batch ? `record/${batch.batchId}` : null
  const [begun] = useState(() => findInterrupted<BegunEdit | undefined>(keptAs, undefined))
  const [{ seen, start }, setBase] = useState(() => baseOf(begun?.seen ?? batch, today))
  const [fields, setFields] = useState(begun?.fields ?? start)
  const photos = useRecordPhotos(begun?.pictures ?? picturesOf(batch))
  const { pictures } = photos
  const [hasTried, setHasTried] = useState(false)
  const { isSending, problem, isGone, attempt } = useAttempt(onDone)
  const lastTry = useRef<KeptRequest<NewRecord>>(null)
  const isNew = batch === undefined
  const isTyped = JSON.stringify(fields) !== JSON.stringify(start)
  const isDirty = isTyped || isChanged(pictures, seen)
  useKeepInterrupted(keptAs, () =>
    seen && isDirty ? ({ seen, fields, pictures } satisfies BegunEdit) : undefined,
  )
  const goOnFrom: RecordEdit['goOnFrom'] = (current, write) => {
    setBase(baseOf(current, today))
    setFields(write.fields)
    photos.keep(write.pictures)
  }
  const edit = useRecordEdit({ classId, seen, fields, goOnFrom })
  // Until something is written, what a colleague saves is simply shown.
  if (batch && seen && batch.version > seen.version && !isDirty && !isSending)
    goOnFrom(batch, { fields: () => fieldsOf(batch), pictures: () => picturesOf(batch) })
  useDraft({ classId, records, isNew, fields, pictures, isTyped, isDirty, isSending }, (draft) => {
    setFields(draft.fields)
    photos.addDraft(draft.pictures)
  })

  /** With what the last tap chose. */
  async function submit(chosen: Partial<RecordFields> = {}): Promise<void> {
    if (isSending) return
    const written = { ...fields, ...chosen }
    setFields(written)
    setHasTried(true)
    if (Object.keys(checkFields(written, today)).length === 0) await attempt(() => send(written))
  }

  /** Whether it is written down. One that is closed while its photos are made smaller is left as it is. */
  async function send(written: RecordFields): Promise<boolean> {
    const ready = await photos.whenReady()
    if (!ready || isGone()) return false
    if (!seen) return addNew(written, ready)
    return edit.save(written, seen, await uploadAll(ready, photos.keep))
  }

  async function addNew(written: RecordFields, ready: readonly FormPicture[]): Promise<boolean> {
    const userId = currentUser()?.userId
    if (userId === undefined) return false
    const wanted = { userId, classId, fields: written, pictures: takenOf(ready) }
    // The same record that is tried again keeps its id, so that it is there once.
    const request = requestToSend(lastTry.current, wanted, newRequestId)
    lastTry.current = { request, isUnsettled: false }
    await records.queue.add(request)
    await records.store.removeDraft(userId, classId)
    return true
  }

  const problems: FieldProblems = hasTried ? checkFields(fields, today) : {}
  return {
    fields,
    change: (typed: Partial<RecordFields>) => setFields((before) => ({ ...before, ...typed })),
    problems,
    photos,
    submit,
    /** Why a colleague returned it, until one adopts it. */
    returns: seen ? formatReturns(batch && batch.version >= seen.version ? batch : seen) : [],
    isNew,
    isDirty,
    isBusy: isSending,
    problem: problem || edit.problem,
    edit,
    /** Begins with nothing; what was kept of it is gone. */
    reset: () => {
      setFields(emptyFields(today))
      photos.clear()
      setHasTried(false)
    },
  }
}

/** One try at a time. What is done stays busy until it is out of sight, so that no draft is written of it. */
function useAttempt(onDone: () => void) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState('')
  const isGone = useRef(false)
  // The world outside: a try goes on without its form, and closes nothing that was opened since.
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  /** `send` tells whether it is written down. */
  async function attempt(send: () => Promise<boolean>): Promise<void> {
    setProblem('')
    setIsSending(true)
    const isDone = await send().catch((error: unknown) => {
      setProblem(formatFailure(error))
      return false
    })
    if (!isDone) setIsSending(false)
    else if (!isGone.current) onDone()
  }

  return { isSending, problem, isGone: () => isGone.current, attempt }
}

type DraftOptions = {
  classId: string
  records: DeviceRecords
  isNew: boolean
  fields: RecordFields
  pictures: readonly FormPicture[]
  /** Fields alone. */
  isTyped: boolean
  isDirty: boolean
  isSending: boolean
}
type Draft = Pick<RecordDraft, 'fields' | 'pictures'>

/** Keeps a new record on this device while it is written: a page that ends has lost nothing. */
function useDraft(
  { classId, records, isNew, fields, pictures, isTyped, isDirty, isSending }: DraftOptions,
  onFound: (draft: Draft) => void,
): void {
  const [isRead, setIsRead] = useState(!isNew)
  const take = useEffectEvent((draft: Draft | undefined) => {
    // What was typed before the draft was read is not written over.
    if (draft && !isTyped) onFound(draft)
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
    if (!isNew || !isRead || isSending || userId === undefined) return
    if (isDirty) void records.store.putDraft({ userId, classId, fields, pictures: takenOf(pictures) })
    else void records.store.removeDraft(userId, classId)
  }, [classId, records, isNew, isRead, isSending, isDirty, fields, pictures])
}

/** What was there when the writing began. */
function baseOf(seen: RealisticBatch | undefined, today: string) {
  return { seen, start: seen ? fieldsOf(seen) : emptyFields(today) }
}

function isChanged(pictures: readonly FormPicture[], batch: RealisticBatch | undefined): boolean {
  return pictures.map(({ id }) => id).join() !== (batch?.pictures ?? []).join()
}

function takenOf(pictures: readonly FormPicture[]): readonly TakenPicture[] {
  return pictures.flatMap(({ id, url, blob }) => (blob ? { id, url, blob } : []))
}

/** All with their addresses, in their order; each is remembered, so that another try sends only the rest. */
async function uploadAll(
  pictures: readonly FormPicture[],
  remember: (pictures: readonly FormPicture[]) => void,
): Promise<readonly FormPicture[]> {
  const { uploadTaken } = await import('../queue/device-records.ts')
  let ready = pictures
  for (const { id, url, blob } of pictures) {
    if (url !== '' || !blob) continue
    const address = await uploadTaken({ id, url, blob })
    ready = ready.map((other) => (other.id === id ? { ...other, url: address } : other))
    remember(ready)
  }
  return ready
}
