import { create } from 'zustand'

/** What is being written in the open comment dialog, so that it outlives a class that is taken away beneath it. */
export const useUnsentWords = create(() => ({ remark: '', free: '' }))

export function forgetUnsentWords(): void {
  useUnsentWords.setState({ remark: '', free: '' })
}
