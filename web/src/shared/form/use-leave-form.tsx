import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'

/** What is not saved, and what becomes of it. */
export type LeaveWords = { title: string; description: string }

/** Asks before something else, such as Escape or a tap beside a dialog, takes away what is written in the form that is open. */
export function useLeaveForm({ title, description }: LeaveWords) {
  const [isDirty, onDirty] = useState(false)
  const [next, setNext] = useState<(() => void) | null>(null)
  // Saved meanwhile, or given up.
  if (next && !isDirty) setNext(null)

  return {
    onDirty,
    leave: (goOn: () => void) => (isDirty ? setNext(() => goOn) : goOn()),
    question: next && (
      <ConfirmDialog
        isOpen
        title={title}
        description={description}
        confirmLabel="不保存"
        cancelLabel="继续填写"
        isDestructive
        onConfirm={next}
        onCancel={() => setNext(null)}
      />
    ),
  }
}

/** Tells what stands around a form whether something is written in it that is not saved. */
export function useTellDirty(onDirty: (isDirty: boolean) => void, isDirty: boolean): void {
  // What stands around it asks before it takes the words away.
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [onDirty, isDirty])
}
