import { keepRecentlyUsed } from '../../platform/recently-used.ts'
import type { LiveChange } from '@pinge/contract/live.ts'
import type { LiveHub } from '../../platform/live/live-hub.ts'
import { classTopic } from '../writes/live-topics.ts'
import type { ReadyStudentList } from './ready-student-list.ts'

/** Lists of pupils that are kept ready; about 40 KB each. */
const KEPT_LISTS = 1_000

type Kept = { day: number; list: ReadyStudentList }

export type StudentListCache = {
  /** The list, where it is kept as it is at just this version and on this day. */
  find(classId: string, version: number, day: number): ReadyStudentList | undefined
  /** The list at this version or a later one, on this day (which decides what was praised today): made where it is not kept. */
  read(
    classId: string,
    version: number,
    day: number,
    make: () => Promise<ReadyStudentList>,
  ): Promise<ReadyStudentList>
}

/**
 * Keeps the written list of each class; the class's version says whether it is fresh, not a guess. What happened since
 * is made good from what the others were told of it, and only where that does not suffice the list is read again.
 */
export function createStudentListCache(hub: Pick<LiveHub, 'since'>): StudentListCache {
  const lists = keepRecentlyUsed<Kept>(KEPT_LISTS)

  async function madeGood(classId: string, version: number, day: number) {
    const kept = lists.get(classId)
    if (kept?.day !== day) return undefined
    // Another reader may have been told a later version meanwhile.
    if (kept.list.version >= version) return kept.list
    const changes = await hub.since(classTopic(classId), kept.list.version, version)
    // Only this API publishes to class topics, and only changes of the contract.
    return (
      changes &&
      kept.list.after(
        changes.map(({ event }) => event as LiveChange),
        version,
        day,
      )
    )
  }

  return {
    find: (classId, version, day) => {
      const kept = lists.get(classId)
      return kept?.list.version === version && kept.day === day ? kept.list : undefined
    },
    read: async (classId, version, day, make) => {
      const list = (await madeGood(classId, version, day)) ?? (await make())
      lists.set(classId, { day, list })
      return list
    },
  }
}
