import { create } from 'zustand'

export type ToastTone = 'success' | 'error'

export type ToastRequest = {
  /** The same id again renews a toast in place of adding one. */
  id: string
  tone: ToastTone
  text: string
  durationMs: number
}

type Toaster = (toast: ToastRequest) => void

type Toasts = {
  /** What waits for the toaster, which is loaded with the first toast and not before. */
  waiting: readonly ToastRequest[]
  toaster: Toaster | null
}

export const useToasts = create<Toasts>()(() => ({ waiting: [], toaster: null }))

/** Called by the toaster once it can show. */
export function connectToaster(toaster: Toaster): void {
  const { waiting } = useToasts.getState()
  useToasts.setState({ toaster, waiting: [] })
  waiting.forEach(toaster)
}

function show(toast: ToastRequest): void {
  const { toaster, waiting } = useToasts.getState()
  if (toaster) toaster(toast)
  else useToasts.setState({ waiting: [...waiting.filter(({ id }) => id !== toast.id), toast] })
}

const READING_MS = 4_000

export function showSuccess(text: string): void {
  show({ id: text, tone: 'success', text, durationMs: READING_MS })
}

/** Grouped: the same sentence is shown once, however often it is said. */
export function showError(text: string): void {
  show({ id: text, tone: 'error', text, durationMs: READING_MS + 1_000 })
}
