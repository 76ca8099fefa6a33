import type { ClassSummary } from '@pinge/contract/classes.ts'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../../shared/storage/device-storage.ts'
import { defaultClassDetail, openClass, type ClassDetail } from './class-detail.ts'

type ClassDetailStore = { byUser: Readonly<Record<string, ClassDetail>> }

const useClassDetailStore = create<ClassDetailStore>()(
  persist(() => ({ byUser: {} }), { name: 'pinge-class-detail', version: 1, storage: deviceStorage() }),
)

/** The class that this teacher had open last on this device. */
export function useClassDetail(userId: string | undefined): ClassDetail {
  return useClassDetailStore(({ byUser }) => byUser[userId ?? ''] ?? defaultClassDetail)
}

/** Its id; empty when there was none. */
export function lastOpenClass(userId: string | undefined): string {
  return useClassDetailStore.getState().byUser[userId ?? '']?.classId ?? ''
}

/** A page that is still open when its teacher leaves keeps nothing for the next. */
export function rememberOpenClass(
  userId: string | undefined,
  opened: ClassSummary,
  activeTab?: string,
): void {
  change(userId, (detail) => openClass(detail, opened, activeTab))
}

/** What is open of the growth archive, and whether it is written in. */
export function changeOpenDocument(
  userId: string | undefined,
  changes: Partial<
    Pick<
      ClassDetail,
      'documentId' | 'thisDocCreateDate' | 'customAsideName' | 'dataFileOfIsEdit' | 'lastCompareDocId'
    >
  >,
): void {
  change(userId, (detail) => ({ ...detail, ...changes }))
}

export function resetClassDetail(userId: string | undefined): void {
  change(userId, () => defaultClassDetail)
}

function change(userId: string | undefined, next: (detail: ClassDetail) => ClassDetail): void {
  if (userId === undefined) return
  useClassDetailStore.setState(({ byUser }) => ({
    byUser: { ...byUser, [userId]: next(byUser[userId] ?? defaultClassDetail) },
  }))
}

/** Of a teacher who leaves the device nothing stays, nor what earlier versions kept for no teacher in particular. */
export function forgetClassDetail(userId: string): void {
  useClassDetailStore.setState(({ byUser: { [userId]: _, default: __, ...byUser } }) => ({ byUser }))
}
