import { rememberSeated, useIsSeated } from './seat-view.store.ts'

/** A turned room is kept as one more view of its class, so that a lesson loads no more for it. */
const turned = (classId: string) => `${classId}/turned`

/** Whether this teacher sees the class from the desk, on this device. */
export function useIsTurned(userId: string, classId: string): boolean {
  return useIsSeated(userId, turned(classId))
}

export function rememberTurned(userId: string, classId: string, isTurned: boolean): void {
  rememberSeated(userId, turned(classId), isTurned)
}
