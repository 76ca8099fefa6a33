import { createScreenState } from '../../../shared/create-screen-state.tsx'
import { firstTeamScreen, teamScreenReducer } from './team-screen.ts'

const state = createScreenState('the teams of a class', teamScreenReducer, firstTeamScreen)

/** What a teacher is doing with the teams of one class. */
export const TeamScreenProvider = state.Provider
/** One part of the state; its reader is drawn again when this part changes. */
export const useTeamScreen = state.useScreenPart
/** For events: the state at that moment, and the way to change it. */
export const useTeamScreenStore = state.useScreenStore
