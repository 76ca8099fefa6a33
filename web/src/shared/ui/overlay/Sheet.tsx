import { onDemand } from '../../on-demand.tsx'

/** A dialog on wide screens, and a sheet from below on a phone, where the thumb is. */
export const Sheet = onDemand(async () => (await import('./ModalContents.tsx')).SheetContent, {
  when: ({ isOpen }) => isOpen,
})
