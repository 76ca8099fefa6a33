import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { AppShell } from './AppShell.tsx'

/** Screens where one works on one thing: a class, a course. */
export function MainLayout() {
  return (
    <AppShell
      skeleton={
        <SkeletonGroup className="mx-auto flex w-full max-w-[1264px] flex-1 flex-col gap-4 p-4 md:p-8">
          <Skeleton className="h-12 w-1/2" />
          <Skeleton className="h-72" />
        </SkeletonGroup>
      }
    />
  )
}
