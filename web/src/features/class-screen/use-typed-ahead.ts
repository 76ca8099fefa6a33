import { useState } from 'react'
import type { ClassDialog } from './class-screen.ts'
import { useKeyDown } from './use-class-keys.ts'

/** A digit that is typed since this dialog was asked for: it picks the item as soon as the dialog is there. */
export function useTypedAhead(dialog: ClassDialog | null): number | null {
  const [typed, setTyped] = useState<{ dialog: ClassDialog; digit: number } | null>(null)
  useKeyDown(({ key, ctrlKey, metaKey, altKey }) => {
    if (!dialog || ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return
    setTyped({ dialog, digit: Number(key) })
  })
  return typed !== null && typed.dialog === dialog ? typed.digit : null
}
