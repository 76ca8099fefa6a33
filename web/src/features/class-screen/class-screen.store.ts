import { useDeferredValue } from 'react'
import { createScreenState } from '../../shared/create-screen-state.tsx'
import { classScreenReducer, firstClassScreen, type Activity } from './class-screen.ts'

const state = createScreenState('the screen of a class', classScreenReducer, firstClassScreen)

/** What a teacher is doing in one class, for as long as the class is open. */
export const ClassScreenProvider = state.Provider
/** One part of the state; its reader is drawn again when this part changes. */
export const useClassScreen = state.useScreenPart
/** For events: the state at that moment, and the way to change it. */
export const useClassScreenStore = state.useScreenStore

/** What a teacher is doing. The card answers a tap at once; a part that reads this follows a moment later. */
export function useFollowedActivity(): Activity {
  const activity = useClassScreen((screen) => screen.activity)
  const followed = useDeferredValue(activity)
  // The end is seen at once: a dialog that closes returns the focus to the bar only where the bar stays.
  return activity.type === 'select' ? followed : activity
}
