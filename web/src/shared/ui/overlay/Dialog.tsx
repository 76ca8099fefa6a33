import { onDemand } from '../../on-demand.tsx'

/** In the middle of the screen. Its content is fetched apart, because no screen needs it before a touch. */
export const Dialog = onDemand(async () => (await import('./ModalContents.tsx')).DialogContent, {
  when: ({ isOpen }) => isOpen,
})
