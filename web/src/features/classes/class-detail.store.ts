import type { ClassSummary } from '@pinge/contract/classes.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'
import { defaultClassDetail, openClass, type ClassDetail } from './class-detail.ts'

/** The key of what belongs to no teacher in particular. */
const NO_TEACHER = 'default'

type ClassDetailStore = { byUser: Readonly<Record<string, ClassDetail>> }

const useClassDetailStore = create<ClassDetailStore>()(
  persist(() => ({ byUser: {} }), { name: 'pinge-class-detail', version: 1, storage: deviceStorage() }),
)

/** The class that this teacher had open last on this device. */
export function useClassDetail(userId: string | undefined): ClassDetail {
  return useClassDetailStore(({ byUser }) => byUser[userId ?? NO_TEACHER] ?? defaultClassDetail)
}

/** Its id; empty when there was none. */
export function lastOpenClass(userId: string | undefined): string {
  return useClassDetailStore.getState().byUser[userId ?? NO_TEACHER]?.classId ?? ''
}

export function rememberOpenClass(
  userId: string | undefined,
  opened: ClassSummary,
  activeTab?: string,
): void {
  change(userId, (detail) => openClass(detail, opened, activeTab))
}

export function resetClassDetail(userId: string | undefined): void {
  change(userId, () => defaultClassDetail)
}

function change(userId: string | undefined, next: (detail: ClassDetail) => ClassDetail): void {
  const key = userId ?? NO_TEACHER
  useClassDetailStore.setState(({ byUser }) => ({
    byUser: { ...byUser, [key]: next(byUser[key] ?? defaultClassDetail) },
  }))
}
