import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { JoinRequests } from '../../features/class-teachers/requests/JoinRequests.tsx'
import { ClassGreeting } from '../../features/classes/ClassGreeting.tsx'
import { HomeClasses, homeGrid } from '../../features/classes/HomeClasses.tsx'
import { NoClasses } from '../../features/classes/NoClasses.tsx'
import { todayDeeds } from '../../features/classes/today-deeds.ts'
import { TodayList } from '../../features/classes/TodayList.tsx'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { ClassEntryActions } from '../my-classes/ClassEntryActions.tsx'

/** Where a signed-in teacher starts: the classes, and what the day still asks for. */
export function IndexPage() {
  const now = useNow()
  const user = useCurrentUser()
  const unread = useUnreadCount()
  const { data, error, refetch } = useQuery(endpointQuery(classList, {}))
  const classes = data?.filter(({ isArchived }) => !isArchived)

  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-2 pb-10 md:px-8 2xl:max-w-[1560px]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ClassGreeting nickname={user?.nickname ?? ''} now={now} classes={classes} />
        {classes && classes.length > 0 && <ClassEntryActions />}
      </div>
      <JoinRequests />
      {classes?.length === 0 && <NoClasses action={<ClassEntryActions />} />}
      {classes && classes.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <section aria-labelledby="my-classes">
            <div className="mb-2 flex min-h-12 items-center justify-between gap-3">
              <h2 id="my-classes" className="text-l font-bold">
                我的班级
              </h2>
              <Link
                to="/comment"
                className="-mr-2 flex min-h-12 items-center gap-0.5 rounded-full px-3 text-name font-bold text-brand hover:text-brand-deep"
              >
                全部班级
                <ChevronRight aria-hidden className="size-5" />
              </Link>
            </div>
            <HomeClasses classes={classes} now={now} />
          </section>
          <section aria-labelledby="today">
            <h2 id="today" className="mb-2 flex min-h-12 items-center text-l font-bold">
              今天可以做
            </h2>
            <TodayList deeds={todayDeeds(classes, unread)} />
          </section>
        </div>
      )}
      {!classes && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!classes && !error && (
        <SkeletonGroup className={`${homeGrid} mt-14`}>
          <Skeleton className="h-41 rounded-big" />
          <Skeleton className="h-41 rounded-big" />
        </SkeletonGroup>
      )}
    </div>
  )
}
