import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { AppShell } from './AppShell.tsx'

/** Lists and settings. */
export function AsideLayout() {
  return (
    <AppShell
      skeleton={
        <SkeletonGroup className="mx-auto w-full max-w-[1264px] flex-1 p-4 md:px-8">
          <Skeleton className="h-12 w-64" />
          <div className="mt-18 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
            <Skeleton className="h-56" />
          </div>
        </SkeletonGroup>
      }
    />
  )
}
