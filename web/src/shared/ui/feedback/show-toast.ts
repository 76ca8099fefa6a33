import { UNDO_TOAST_MS } from '@pinge/contract/values/limits.ts'
import { create } from 'zustand'

export type ToastTone = 'success' | 'error'

export type Toast = {
  /** The same id again takes the place of the toast before it, as the newest. */
  id: string
  /** Another one each time a toast is shown or renewed. */
  round: number
  tone: ToastTone
  text: string
  durationMs: number
  /** The one way back that a toast may offer. */
  action?: { label: string; run: () => void }
}

type Toasts = {
  /** The newest is last. */
  toasts: readonly Toast[]
  rounds: number
  /**
   * In a lesson: the newest alone is told, over the head of the page, for pupils stand below it and bars at the bottom. A
   * failure, or a way back, that it took the place of is told again after it; what went well is not.
   */
  isAtTop: boolean
}

export const useToasts = create<Toasts>()(() => ({ toasts: [], rounds: 0, isAtTop: false }))

function show(wanted: Omit<Toast, 'round'>): void {
  useToasts.setState(({ toasts, rounds, isAtTop }) => ({
    toasts: [
      ...toasts.filter(
        ({ id, tone, action }) => id !== wanted.id && !(isAtTop && tone === 'success' && !action),
      ),
      { ...wanted, round: rounds },
    ],
    rounds: rounds + 1,
  }))
}

/** Tells over the head of the page until the returned function is called. */
export function tellAtTop(): () => void {
  useToasts.setState({ isAtTop: true })
  return () => useToasts.setState({ isAtTop: false })
}

export function closeToast(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

const READING_MS = 4_000

export function showSuccess(text: string): void {
  show({ id: text, tone: 'success', text, durationMs: READING_MS })
}

/** Grouped: the same sentence is shown once, however often it is said. A silent code has none. */
export function showError(text: string): void {
  if (text === '') return
  show({ id: text, tone: 'error', text, durationMs: READING_MS + 1_000 })
}

/** What was done, and the way back while it stands. The next one takes its place. */
export function showUndo(text: string, run: () => void): void {
  show({ id: 'undo', tone: 'success', text, durationMs: UNDO_TOAST_MS, action: { label: '撤销', run } })
}

/** Something that may be done now and need not. It makes room soon, and is offered again another time. */
export function showOffer(text: string, label: string, run: () => void): void {
  show({ id: text, tone: 'success', text, durationMs: 10_000, action: { label, run } })
}
