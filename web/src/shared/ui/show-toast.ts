import { UNDO_TOAST_MS } from '@pinge/contract/limits.ts'
import { create } from 'zustand'

export type ToastTone = 'success' | 'error'

export type ToastRequest = {
  /** The same id again renews a toast in place of adding one. */
  id: string
  tone: ToastTone
  text: string
  durationMs: number
  /** The one way back that a toast may offer. */
  action?: { label: string; run: () => void }
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

/** What was done, and the way back while it stands. The next one takes its place. */
export function showUndo(text: string, run: () => void): void {
  show({ id: 'undo', tone: 'success', text, durationMs: UNDO_TOAST_MS, action: { label: '撤销', run } })
}
