import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'

/** The places of the items before they come. */
export function CommentItemSkeleton() {
  return (
    <SkeletonGroup className="grid grid-cols-3 gap-2 pt-10 md:grid-cols-6">
      {Array.from({ length: 12 }, (_, place) => (
        <span key={place} className="h-25 animate-pulse rounded-card bg-mist md:h-30" />
      ))}
    </SkeletonGroup>
  )
}
