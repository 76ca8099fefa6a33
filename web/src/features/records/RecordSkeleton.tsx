import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'

/** The places of the chart and of the records before they come. */
export function RecordSkeleton() {
  return (
    <SkeletonGroup className="grid gap-3 px-6">
      <span className="h-50 animate-pulse rounded-card bg-mist" />
      {Array.from({ length: 5 }, (_, place) => (
        <span key={place} className="h-14 animate-pulse rounded-card bg-mist" />
      ))}
    </SkeletonGroup>
  )
}
