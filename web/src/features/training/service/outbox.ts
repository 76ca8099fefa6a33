import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { addMemoryRecord, addPictureRecord } from '@pinge/contract/training/rounds.ts'
import { isNetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import type { TrainingCall } from './make-training-call.ts'

export type RecordBody = RequestOf<typeof addMemoryRecord>

/** More than a class plays in a lesson; of more the oldest go. */
const MOST_WAITING = 50

const storage = deviceStorage<readonly RecordBody[]>()
const nameOf = (userId: string) => `training_outbox_${userId}`

/** The records of this teacher that the service has not taken yet, the oldest first. */
async function readOutbox(userId: string): Promise<readonly RecordBody[]> {
  try {
    const kept = await storage?.getItem(nameOf(userId))
    return kept?.state ?? []
  } catch {
    // Not ours, or cut off: what cannot be read cannot be sent.
    return []
  }
}

export async function keepInOutbox(userId: string, body: RecordBody): Promise<void> {
  const waiting = [...(await readOutbox(userId)), body].slice(-MOST_WAITING)
  await storage?.setItem(nameOf(userId), { state: waiting, version: 1 })
}

/** Pictures and the other games have calls of their own with one body. */
export function addRecord(call: TrainingCall, body: RecordBody, options?: { keepalive: boolean }) {
  return call(body.type === 1 ? addPictureRecord : addMemoryRecord, body, options)
}

/** Sends what waits, in order. What the service refuses is dropped, since it would be refused again. Tells how many it took. */
export async function sendOutbox(call: TrainingCall, userId: string): Promise<number> {
  let sent = 0
  for (let waiting = await readOutbox(userId); waiting[0]; waiting = await readOutbox(userId)) {
    try {
      await addRecord(call, waiting[0])
      sent += 1
    } catch (error) {
      if (isNetworkFailure(error)) return sent
    }
    await storage?.setItem(nameOf(userId), { state: waiting.slice(1), version: 1 })
  }
  return sent
}
