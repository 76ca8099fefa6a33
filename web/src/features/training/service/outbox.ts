import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { addMemoryRecord, addPictureRecord } from '@pinge/contract/training/rounds.ts'
import { isSessionExpired } from '../../../shared/api/failure/format-failure.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { currentUser } from '../../../shared/session/session.ts'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import type { TrainingCall } from './make-training-call.ts'

export type RecordBody = RequestOf<typeof addMemoryRecord>

/** More than a class plays in a lesson; of more the oldest go. */
const MAX_WAITING = 50

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
  const waiting = [...(await readOutbox(userId)), body].slice(-MAX_WAITING)
  await storage?.setItem(nameOf(userId), { state: waiting, version: 1 })
}

/** Pictures and the other games have calls of their own with one body. */
export function addRecord(call: TrainingCall, body: RecordBody) {
  // It goes out even from a page that is being closed.
  return call(body.type === 1 ? addPictureRecord : addMemoryRecord, body, { keepalive: true })
}

/** Sends what waits, in order, as long as the service takes it or refuses it for good. Tells how many it took. */
export async function sendOutbox(call: TrainingCall, userId: string): Promise<number> {
  let sent = 0
  for (const body of await readOutbox(userId)) {
    try {
      await addRecord(call, body)
      sent += 1
    } catch (error) {
      if (!isRefusedForGood(error, userId)) return sent
    }
    await dropFromOutbox(userId, body)
  }
  return sent
}

/** By its own number, because others may have been added meanwhile. */
export async function dropFromOutbox(userId: string, { clientId }: RecordBody): Promise<void> {
  const waiting = (await readOutbox(userId)).filter((body) => body.clientId !== clientId)
  await storage?.setItem(nameOf(userId), { state: waiting, version: 1 })
}

/**
 * The service said no to this very record of this teacher. What passes, and a way in that ended, say nothing of it; and
 * another teacher, who signed in meanwhile, is refused whatever is not theirs.
 */
export function isRefusedForGood(error: unknown, userId: string): boolean {
  if (!(error instanceof Refusal) || error.code < 400) return false
  if ((currentUser()?.userId ?? userId) !== userId) return false
  return !isPassingFailure(error) && !isSessionExpired(error)
}
