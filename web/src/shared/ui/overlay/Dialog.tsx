import type { DialogProps } from './DialogShape.tsx'
import { useDialogShapes } from './use-dialog-shapes.ts'

/** In the middle of the screen. Closed, it costs a screen nothing: its shape is fetched apart. */
export function Dialog(props: DialogProps) {
  const shapes = useDialogShapes(props.isOpen, props.onClose)
  return shapes && <shapes.DialogShape {...props} />
}
