import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'

type SeatViews = { byUser: Readonly<Record<string, readonly string[]>> }

/** Which classes each teacher looks at as they sit, on this device. */
const useSeatViews = create<SeatViews>()(
  persist((): SeatViews => ({ byUser: {} }), {
    name: 'pinge-seat-views',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function useIsSeated(userId: string, classId: string): boolean {
  return useSeatViews(({ byUser }) => byUser[userId]?.includes(classId) ?? false)
}

export function rememberSeated(userId: string, classId: string, isSeated: boolean): void {
  useSeatViews.setState(({ byUser }) => {
    const others = (byUser[userId] ?? []).filter((id) => id !== classId)
    return { byUser: { ...byUser, [userId]: isSeated ? [...others, classId] : others } }
  })
}

/** Of a teacher who leaves the device nothing stays. */
export function forgetSeatViews(userId: string): void {
  useSeatViews.setState(({ byUser: { [userId]: _, ...byUser } }) => ({ byUser }))
}
