import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'

/** The two columns before their items come. */
export function ItemSkeleton() {
  return (
    <SkeletonGroup className="contents">
      {['praise', 'reminder'].map((column) => (
        <div key={column} className="grid gap-2 rounded-big bg-white/70 p-4">
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
