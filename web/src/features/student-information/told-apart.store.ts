import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'
import type { Duplicate } from './find-duplicates.ts'

/** By ids alone: nothing else of a pupil stays on the device. */
type ToldApart = { byUser: Readonly<Record<string, readonly string[]>> }

/** Which pairs of records each teacher has called two children, on this device. */
const useToldApart = create<ToldApart>()(
  persist((): ToldApart => ({ byUser: {} }), {
    name: 'pinge-told-apart',
    version: 1,
    storage: deviceStorage(),
  }),
)

/** The oldest give way to newer ones. */
const MAX_PAIRS = 200
const none: readonly string[] = []

/** The pairs that this teacher has not called two children. */
export function useOpenDuplicates(userId: string, duplicates: readonly Duplicate[]): Duplicate[] {
  const told = useToldApart(({ byUser }) => byUser[userId] ?? none)
  return duplicates.filter((duplicate) => !told.includes(keyOf(duplicate)))
}

export function rememberToldApart(userId: string, duplicate: Duplicate): void {
  useToldApart.setState(({ byUser }) => ({
    byUser: { ...byUser, [userId]: [...(byUser[userId] ?? []), keyOf(duplicate)].slice(-MAX_PAIRS) },
  }))
}

/** For this reason: of two records that come to share a number, too, it is asked once more. */
function keyOf({ pair, why }: Duplicate): string {
  const ids = pair.map(({ id }) => id).toSorted()
  return `${ids.join('/')} ${why}`
}
