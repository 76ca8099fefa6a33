import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { cardGrid } from './card-grid.ts'

export function ClassListSkeleton() {
  return (
    <SkeletonGroup className={cardGrid}>
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className="h-[226px] rounded-big" />
      ))}
    </SkeletonGroup>
  )
}
