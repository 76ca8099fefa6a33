import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../../shared/storage/device-storage.ts'

type ClassOrders = { byUser: Readonly<Record<string, readonly string[]>> }

const useClassOrders = create<ClassOrders>()(
  persist((): ClassOrders => ({ byUser: {} }), {
    name: 'pinge-class-order',
    version: 1,
    storage: deviceStorage(),
  }),
)

const noOrder: readonly string[] = []

/** The order of classes that this teacher chose on this device. */
export function useClassOrder(userId: string | undefined): readonly string[] {
  return useClassOrders(({ byUser }) => byUser[userId ?? ''] ?? noOrder)
}

export function rememberClassOrder(userId: string | undefined, order: readonly string[]): void {
  useClassOrders.setState(({ byUser }) => ({ byUser: { ...byUser, [userId ?? '']: order } }))
}
