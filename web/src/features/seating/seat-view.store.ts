import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'

type ByUser = Readonly<Record<string, readonly string[]>>
type SeatViews = {
  byUser: ByUser
  /** Those of them that are seen from the teacher's desk. */
  turned: ByUser
}

/** Which classes each teacher looks at as they sit, on this device. */
const useSeatViews = create<SeatViews>()(
  persist((): SeatViews => ({ byUser: {}, turned: {} }), {
    name: 'pinge-seat-views',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function useIsSeated(userId: string, classId: string): boolean {
  return useSeatViews(({ byUser }) => byUser[userId]?.includes(classId) ?? false)
}

export function rememberSeated(userId: string, classId: string, isSeated: boolean): void {
  useSeatViews.setState(({ byUser }) => ({ byUser: marked(byUser, userId, classId, isSeated) }))
}

export function useIsTurned(userId: string, classId: string): boolean {
  return useSeatViews(({ turned }) => turned[userId]?.includes(classId) ?? false)
}

export function rememberTurned(userId: string, classId: string, isTurned: boolean): void {
  useSeatViews.setState(({ turned }) => ({ turned: marked(turned, userId, classId, isTurned) }))
}

function marked(of: ByUser, userId: string, classId: string, isMarked: boolean): ByUser {
  const others = (of[userId] ?? []).filter((id) => id !== classId)
  return { ...of, [userId]: isMarked ? [...others, classId] : others }
}

/** Of a teacher who leaves the device nothing stays. */
export function forgetSeatViews(userId: string): void {
  useSeatViews.setState(({ byUser: { [userId]: _, ...byUser }, turned: { [userId]: __, ...turned } }) => ({
    byUser,
    turned,
  }))
}
