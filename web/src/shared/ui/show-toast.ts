import type { ReactNode } from 'react'
import { create } from 'zustand'

export type ToastTone = 'plain' | 'success' | 'error'

export type ToastRequest = {
  /** The same id again renews a toast in place of adding one. */
  id: string
  tone: ToastTone
  content: ReactNode
  durationMs: number
  /** The content brings a pill of its own. */
  isBare?: boolean
}

type Toaster = { show: (toast: ToastRequest) => void; dismiss: (id: string) => void }

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
  waiting.forEach(toaster.show)
}

function show(toast: ToastRequest): void {
  const { toaster, waiting } = useToasts.getState()
  if (toaster) toaster.show(toast)
  else useToasts.setState({ waiting: [...waiting.filter(({ id }) => id !== toast.id), toast] })
}

const READING_MS = 4_000

export function showSuccess(text: string): void {
  show({ id: text, tone: 'success', content: text, durationMs: READING_MS })
}

/** Grouped: the same sentence is shown once, however often it is said. */
export function showError(text: string): void {
  show({ id: text, tone: 'error', content: text, durationMs: READING_MS + 1_000 })
}

/** A toast with content of its own, such as an undo. */
export function showToast(toast: { id: string; content: ReactNode; durationMs: number }): void {
  show({ ...toast, tone: 'plain', isBare: true })
}

export function dismissToast(id: string): void {
  const { toaster, waiting } = useToasts.getState()
  toaster?.dismiss(id)
  useToasts.setState({ waiting: waiting.filter((toast) => toast.id !== id) })
}
