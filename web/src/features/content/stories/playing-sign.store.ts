import { create } from 'zustand'

/** Whether a story is open: all that screens without one know of it. */
export const useIsStoryOpen = create(() => ({ isOpen: false }))
