import * as errors from '@pinge/contract/protocol/errors.ts'
import { saveRealistic } from '@pinge/contract/realistic.ts'
import type { QueryClient } from '@tanstack/react-query'
import { formatFailure } from '../../../shared/api/failure/format-failure.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { wakeQueue } from '../../../shared/queue/wake-queue.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { isPublicComputer } from '../../../shared/storage/device-storage.ts'
import { runLater } from '../../../shared/time/run-later.ts'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { uploadPicture } from '../../../shared/upload/upload-picture.ts'
import { requestOf } from '../form/record-fields.ts'
import { markWaitingRecords } from './has-waiting-records.ts'
import { createRecordQueue, type RecordFailure, type RecordQueue } from './record-queue.ts'
import { createRecordStore, type RecordStore } from './record-store.ts'
import { useWaitingRecords, type TakenPicture, type WaitingRecord } from './waiting-records.store.ts'

/** The queue and the drafts with this browser's database, network, clock and tabs. */
export function createDeviceRecords(queryClient: QueryClient): { queue: RecordQueue; store: RecordStore } {
  const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pinge-waiting-records') : undefined
  const store = createRecordStore(
    () => !isPublicComputer(),
    () => useWaitingRecords.setState({ isKept: false }),
  )
  const queue = createRecordQueue({
    store,
    now: () => Date.now(),
    currentUserId: () => currentUser()?.userId,
    upload: uploadTaken,
    save: async (one) => void (await sendWrite(queryClient, saveRealistic, saveRequest(one))),
    judge: judgeFailure,
    formatFailure,
    later: runLater,
    onChange: (records) => useWaitingRecords.setState({ records }),
    mark: markWaitingRecords,
    onSent: ({ fields }) => showSuccess(`已记进 ${fields.studentIds.length} 个孩子的档案`),
    tellOthers: () => tabs?.postMessage(null),
  })
  tabs?.addEventListener('message', () => void queue.look())
  wakeQueue(queue)
  return { queue, store }
}

/** Sends a picture of this device and answers its confirmed address. */
export async function uploadTaken({ blob }: TakenPicture): Promise<string> {
  const file = new File([blob], 'photo', { type: blob.type })
  return uploadPicture({
    file,
    purpose: 'realistic',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
}

function saveRequest({ classId, requestId, fields, pictures }: WaitingRecord) {
  return { ...requestOf(classId, fields), pictures: pictures.map(({ url }) => url), requestId }
}

/** What becomes of a record that was not taken. */
export function judgeFailure(error: unknown): RecordFailure {
  if (isPassingFailure(error)) return 'lost'
  if (!(error instanceof Refusal)) return 'refused'
  if (error.code === errors.sessionExpired.code) return 'sign-in'
  if (error.code === errors.alreadyRecorded.code || error.message === errors.requestIdReused.message)
    return 'already-there'
  return error.message === errors.pictureNotConfirmed.message ? 'pictures-gone' : 'refused'
}
