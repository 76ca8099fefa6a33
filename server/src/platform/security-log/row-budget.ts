import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { refusedKinds } from './security-kinds.ts'

/** Rows an hour and process: of what a teacher did, of what a teacher was refused, of one place without a session, of all such. */
const OF_TEACHER = 300
const REFUSED_OF_TEACHER = 100
const OF_PLACE = 60
const OF_ALL_PLACES = 120

type Source = { kind: string; teacherId: string | null; place: string | null }

/** Answers whether a source may have one more row of its own. A flood then fills neither the disk nor the memory. */
export type RowBudget = { take(source: Source, now: number): boolean }

export function createRowBudget(): RowBudget {
  let hour = 0
  let strangers = 0
  const taken = new Map<string, number>()

  return {
    take: ({ kind, teacherId, place }, now) => {
      const current = Math.floor(now / HOUR_MS)
      if (current !== hour) {
        hour = current
        strangers = 0
        taken.clear()
      }
      const isStranger = teacherId === null
      // Apart: with refusals that cost nothing, a teacher must not hide what they did.
      const isRefused = refusedKinds.has(kind)
      const source = isStranger ? `place/${place}` : `${isRefused}/${teacherId}`
      const most = isStranger ? OF_PLACE : isRefused ? REFUSED_OF_TEACHER : OF_TEACHER
      const rows = taken.get(source) ?? 0
      if (rows >= most || (isStranger && strangers >= OF_ALL_PLACES)) return false
      if (isStranger) strangers += 1
      taken.set(source, rows + 1)
      return true
    },
  }
}
