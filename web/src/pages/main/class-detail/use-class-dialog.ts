import { useState, useTransition } from 'react'

export type OpenDialog =
  | { dialog: 'none' }
  | { dialog: 'comment'; studentIds: readonly string[]; isWholeClass: boolean }
  | { dialog: 'records'; studentId: string }
  /** An item first, for whoever is tapped then. */
  | { dialog: 'item' }
  | { dialog: 'keys' }

const nothing: OpenDialog = { dialog: 'none' }

export type ClassDialog = ReturnType<typeof useClassDialog>

/** Which dialog stands over the class: one at a time. */
export function useClassDialog() {
  const [open, setOpen] = useState<OpenDialog>(nothing)
  const [isOpening, startOpening] = useTransition()
  const [typedAhead, setTypedAhead] = useState<number | null>(null)

  // The tap itself is answered first; a dialog is a lot to draw at once on an old computer.
  function show(next: OpenDialog): void {
    setTypedAhead(null)
    startOpening(() => setOpen(next))
  }

  return {
    open,
    isOpen: open.dialog !== 'none',
    /** A digit that was typed while the comment dialog is on its way. */
    typedAhead,
    typeAhead: (digit: number) => {
      if (isOpening) setTypedAhead(digit)
    },
    comment: (studentIds: readonly string[], isWholeClass = false) =>
      show({ dialog: 'comment', studentIds, isWholeClass }),
    chooseItem: () => show({ dialog: 'item' }),
    showKeys: () => show({ dialog: 'keys' }),
    openRecords: (studentId: string) => show({ dialog: 'records', studentId }),
    close: () => setOpen(nothing),
  }
}
