import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'

/** As high as a row of courses and a row of stories, so that nothing below moves when they come. */
export function HomeContentSkeleton() {
  return <Skeleton className="h-[2160px] md:h-[1060px] xl:h-[800px] 2xl:h-[838px]" />
}
