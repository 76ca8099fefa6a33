import { onDemand } from '../../../shared/on-demand.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'

/** A part of their own, with the libraries that compute them: what is written stands there before. */
export const Charts = onDemand(async () => (await import('./Charts.tsx')).Charts, {
  fallback: (
    <SkeletonGroup className="class-data-grid">
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
      <Skeleton className="h-72" />
    </SkeletonGroup>
  ),
})
