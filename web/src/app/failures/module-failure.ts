import { create } from 'zustand'

type ModuleFailure = {
  /** A part of the program did not load: most often because a newer version has replaced it on the server. */
  hasFailed: boolean
  isAsking: boolean
}

export const useModuleFailure = create<ModuleFailure>()(() => ({ hasFailed: false, isAsking: false }))

function askToRefresh(): void {
  useModuleFailure.setState({ hasFailed: true, isAsking: true })
}

export function stopAsking(): void {
  useModuleFailure.setState({ isAsking: false })
}

export function watchModuleFailures(): void {
  window.addEventListener('vite:preloadError', askToRefresh)
}
