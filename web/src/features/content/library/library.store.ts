import { create } from 'zustand'

/** Section 3 of the specification: the activity folder from which the library was opened. */
const useLibraryStore = create(() => ({ actvitySubId: '' }))

export function openActivityFolder(actvitySubId: string): void {
  useLibraryStore.setState({ actvitySubId })
}

/** Which folder the library begins with; empty for all. */
export function activityFolder(): string {
  return useLibraryStore.getState().actvitySubId
}
