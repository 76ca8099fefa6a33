import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'

/** Until the level of a round is known: what is opened stands over the place of its stage. */
export function WaitingStage({ title }: { title: string }) {
  return (
    <div className="mx-auto flex w-full max-w-300 flex-1 flex-col gap-6 px-4 pb-10 sm:px-8">
      <ActivityHead title={title} />
      <SkeletonGroup className="flex flex-1 flex-col">
        <Skeleton className="flex-1" />
      </SkeletonGroup>
    </div>
  )
}
