import { create } from 'zustand'

/** Section 3 of the specification: the overall search text, which serves special and resource courses, and that of files. */
export const useContentSearch = create(() => ({ overallText: '', fileText: '' }))

export function changeContentSearch(changes: { overallText?: string; fileText?: string }): void {
  useContentSearch.setState(changes)
}
