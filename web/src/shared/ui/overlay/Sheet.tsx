import type { SheetProps } from './SheetShape.tsx'
import { useDialogShapes } from './use-dialog-shapes.ts'

/** A dialog on wide screens, and a sheet from below on a phone, where the thumb is. */
export function Sheet(props: SheetProps) {
  const shapes = useDialogShapes(props.isOpen, props.onClose)
  return shapes && <shapes.SheetShape {...props} />
}
