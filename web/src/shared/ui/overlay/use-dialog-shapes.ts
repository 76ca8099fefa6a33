import { useEffect, useEffectEvent } from 'react'
import { create } from 'zustand'
import type * as Shapes from './dialog-shapes.ts'

type DialogShapes = typeof Shapes

/** Kept here and not by `lazy`: once they are there, a dialog opens in the same breath as the tap. */
const useLoaded = create<{ shapes: DialogShapes | null }>()(() => ({ shapes: null }))

/** Fetches what dialogs, sheets and drawers are made of, which no screen needs before somebody touches it. */
export async function loadDialogShapes(): Promise<void> {
  const shapes = await import('./dialog-shapes.ts')
  useLoaded.setState({ shapes })
}

/** What dialogs are made of, as soon as it is there. When it cannot be had, the dialog that asks for it shuts again. */
export function useDialogShapes(isOpen: boolean, shut: () => void): DialogShapes | null {
  const shapes = useLoaded((loaded) => loaded.shapes)
  const isMissing = isOpen && shapes === null
  const giveUp = useEffectEvent(shut)
  // The network.
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    loadDialogShapes().catch(() => isGone || giveUp())
    return () => {
      isGone = true
    }
  }, [isMissing])
  return shapes
}
