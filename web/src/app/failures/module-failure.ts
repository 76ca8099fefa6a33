import { create } from 'zustand'
import { wasFetchedAhead } from '../../shared/fetch-ahead.ts'

type ModuleFailure = {
  /** A part of the program did not load: most often because a newer version has replaced it on the server. */
  hasFailed: boolean
  isAsking: boolean
}

export const useModuleFailure = create<ModuleFailure>()(() => ({ hasFailed: false, isAsking: false }))

function noteFailure({ payload }: VitePreloadErrorEvent): void {
  useModuleFailure.setState({ hasFailed: true })
  // Who asked for the part hears of the same failure after this event.
  setTimeout(() => {
    if (!wasFetchedAhead(payload)) useModuleFailure.setState({ isAsking: true })
  })
}

export function stopAsking(): void {
  useModuleFailure.setState({ isAsking: false })
}

export function watchModuleFailures(): void {
  window.addEventListener('vite:preloadError', noteFailure)
}
