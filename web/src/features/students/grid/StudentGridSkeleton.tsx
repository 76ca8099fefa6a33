import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import './student-card.css'

/** The places of the cards before their pupils come. */
export function StudentGridSkeleton() {
  return (
    <SkeletonGroup className="student-grid">
      {Array.from({ length: 30 }, (_, place) => (
        <Skeleton key={place} className="h-full" />
      ))}
    </SkeletonGroup>
  )
}
