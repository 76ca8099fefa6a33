import { onDemand } from '../../shared/on-demand.tsx'

/** A list without anything in it, which few are. */
export const NothingFound = onDemand(
  async () => (await import('./NothingFoundContent.tsx')).NothingFoundContent,
)
