import { ReadView, type ReadViewProps } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'

const waiting = (
  <SkeletonGroup className="grid gap-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-96 w-full" />
  </SkeletonGroup>
)

/** A sheet that is read, which has its own heading; until then a heading stands before what waits in its place. */
export function ReadSheet<Data>({
  title,
  ...view
}: Omit<ReadViewProps<Data>, 'waiting'> & { title: string }) {
  return (
    <>
      {!view.read.data && <h1 className="text-xl font-bold">{title}</h1>}
      <ReadView waiting={waiting} {...view} />
    </>
  )
}
