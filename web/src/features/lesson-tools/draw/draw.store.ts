import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'
import { followTabs } from '../../../shared/storage/follow-tabs.ts'

/** Who had their turn in a class, and how many are drawn at once there. */
export type DrawMemory = { drawnIds: readonly string[]; count: number }

const nothing: DrawMemory = { drawnIds: [], count: 1 }

type Draws = { byUser: Readonly<Record<string, Readonly<Record<string, DrawMemory>>>> }

/** Kept on the device: a draw answers at once, and goes on while the network is away. */
export const useDraws = create<Draws>()(
  persist((): Draws => ({ byUser: {} }), { name: 'pinge-draws', version: 1, storage: deviceStorage() }),
)

// Another tab draws too, in this class or for a challenge at its board: the next draw of this one writes over none of it.
followTabs(useDraws)

export function useDrawMemory(userId: string, classId: string): DrawMemory {
  return useDraws(({ byUser }) => byUser[userId]?.[classId] ?? nothing)
}

export function rememberDraws(userId: string, classId: string, change: Partial<DrawMemory>): void {
  useDraws.setState(({ byUser }) => {
    const ofUser = byUser[userId] ?? {}
    return {
      byUser: {
        ...byUser,
        [userId]: { ...ofUser, [classId]: { ...(ofUser[classId] ?? nothing), ...change } },
      },
    }
  })
}

/** Of a teacher who leaves the device nothing stays. */
export function forgetDraws(userId: string): void {
  useDraws.setState(({ byUser: { [userId]: _, ...byUser } }) => ({ byUser }))
}
