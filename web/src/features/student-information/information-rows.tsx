import { onDemand } from '../../shared/on-demand.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'

const fallback = <Skeleton className="h-96" />

// A laptop needs no cards, and a phone no table with its keys.
export const InformationGrid = onDemand(
  async () => (await import('./table/InformationGrid.tsx')).InformationGrid,
  { fallback },
)
export const InformationCards = onDemand(
  async () => (await import('./InformationCards.tsx')).InformationCards,
  { fallback },
)
