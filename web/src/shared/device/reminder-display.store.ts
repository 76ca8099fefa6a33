import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { deviceStorage } from '../storage/device-storage.ts'
import { isSeenByClass, useIsSeenByClass } from './is-seen-by-class.ts'

/** 这台电脑只有我看: reminders are shown on this device also where a class could see them. */
type ReminderDisplay = { isMineAlone: boolean }

export const useReminderDisplay = create<ReminderDisplay>()(
  persist((): ReminderDisplay => ({ isMineAlone: false }), {
    name: 'pinge-reminder-display',
    version: 1,
    storage: deviceStorage(),
  }),
)

export function toggleReminders(): void {
  useReminderDisplay.setState(({ isMineAlone }) => ({ isMineAlone: !isMineAlone }))
}

/**
 * Whether name, item and points of a reminder stay away from this screen: a class may be looking, and a reminder is for the
 * pupil and the teacher alone. Records show them: they are a teacher's rooms.
 */
export function useAreRemindersHidden(): boolean {
  const isMineAlone = useReminderDisplay((display) => display.isMineAlone)
  return useIsSeenByClass() && !isMineAlone
}

/** Whether what weighs so many points is told on this screen without name, item and points. */
export function useIsKeptQuiet(score: number): boolean {
  return useAreRemindersHidden() && score < 0
}

/** The same for what is told outside of a drawing. */
export function isKeptQuiet(score: number): boolean {
  return isSeenByClass() && !useReminderDisplay.getState().isMineAlone && score < 0
}
