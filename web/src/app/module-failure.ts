import { create } from 'zustand'

/** A part of the program did not load: most often because a newer version has replaced it on the server. */
export class ModuleFailure extends Error {
  override name = 'ModuleFailure'
}

export const useModuleFailure = create<{ isAsking: boolean }>()(() => ({ isAsking: false }))

export function askToRefresh(): void {
  useModuleFailure.setState({ isAsking: true })
}

export function stopAsking(): void {
  useModuleFailure.setState({ isAsking: false })
}

export function watchModuleFailures(): void {
  window.addEventListener('vite:preloadError', askToRefresh)
}
