import { onDemand } from '../../on-demand.tsx'

/** Slides in from the right; on a phone it takes the whole screen. */
export const Drawer = onDemand(async () => (await import('./ModalContents.tsx')).DrawerContent, {
  when: ({ isOpen }) => isOpen,
})
