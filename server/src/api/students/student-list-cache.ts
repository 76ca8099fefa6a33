import type { ReadyAnswer } from '../../platform/http/ready-answer.ts'

/** Lists of pupils that are kept ready; about 15 KB each. */
const KEPT_LISTS = 1_000

type Kept = { version: number; day: number; list: ReadyAnswer }

export type StudentListCache = {
  /** The list of a class as it is at this version, on this day (which decides what was praised today). */
  read(classId: string, version: number, day: number, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer>
}

/** Keeps the written list of each class until the class changes; its version says so, not a guess. */
export function createStudentListCache(): StudentListCache {
  const lists = new Map<string, Kept>()
  return {
    read: async (classId, version, day, make) => {
      const kept = lists.get(classId)
      if (kept?.version === version && kept.day === day) return kept.list
      // The version was read before the list is: should the class change in between, the list is newer than it says,
      // and the next reader, who finds the next version, makes it anew.
      const list = await make()
      lists.delete(classId)
      lists.set(classId, { version, day, list })
      const [oldest] = lists.keys()
      if (lists.size > KEPT_LISTS && oldest !== undefined) lists.delete(oldest)
      return list
    },
  }
}
