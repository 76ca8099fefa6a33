import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { memberKey } from '../../writes/live-topics.ts'
import { selectOwner } from '../../writes/names.queries.ts'
import { postMessage } from '../../writes/post-message.ts'
import { completeClass } from '../erasures/complete-class.ts'
import { eraseClass } from '../erasures/erase-class.ts'
import * as queries from './expiry.queries.ts'

const YEAR_MS = 365.25 * DAY_MS
/** So long an owner can export the class, or take it back into use. */
const ANNOUNCED_MS = 30 * DAY_MS

type Deps = Pick<ApiDeps, 'database' | 'clock' | 'newId' | 'hub'> & { keepYears: number }

/** Announces classes that were archived long ago, and erases those that were announced. Answers how many were erased. */
export async function expireClasses(deps: Deps): Promise<number> {
  const { database, clock, newId, hub, keepYears } = deps
  if (keepYears === 0) return 0
  const now = clock()
  const before = Math.floor(now - keepYears * YEAR_MS)
  await announce(deps, now, before)
  let erased = 0
  for (;;) {
    const classId = await queries.selectExpired(database.read, before, now - ANNOUNCED_MS)
    if (classId === undefined) return erased
    const teacherIds = await database.write(async (trx) => {
      // It may have been taken over, taken back into use, or erased by another process, in between.
      if (!(await queries.holdResting(trx, classId, before))) return undefined
      if (!(await queries.takeExpiry(trx, classId, now - ANNOUNCED_MS))) return undefined
      return eraseClass(trx, { clock, newId }, classId, { erasedBy: null })
    })
    if (teacherIds === undefined) continue
    for (const id of teacherIds) hub.end(memberKey(classId, id))
    await completeClass(deps, classId)
    erased += 1
  }
}

async function announce({ database, clock, newId }: Deps, now: number, before: number): Promise<void> {
  await database.write((trx) => queries.forgetAwake(trx, before))
  for (const classId of await queries.selectToAnnounce(database.read, before))
    await database.write(async (trx) => {
      // First of all: whose class it is stays so until this one is told.
      if (!(await queries.holdResting(trx, classId, before))) return
      if (!(await queries.insertExpiry(trx, classId, now))) return
      const ownerId = await selectOwner(trx, classId)
      await postMessage(trx, { clock, newId }, [ownerId], { kind: 'class-expires', classId, actorId: null })
    })
}
