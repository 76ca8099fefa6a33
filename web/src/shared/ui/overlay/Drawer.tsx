import type { DrawerProps } from './DrawerShape.tsx'
import { useDialogShapes } from './use-dialog-shapes.ts'

/** Slides in from the right; on a phone it takes the whole screen. */
export function Drawer(props: DrawerProps) {
  const shapes = useDialogShapes(props.isOpen, props.onClose)
  return shapes && <shapes.DrawerShape {...props} />
}
