import { classesToday, classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { JoinRequests } from '../../features/class-teachers/requests/JoinRequests.tsx'
import { useIsJoiningKnown } from '../../features/class-teachers/requests/use-join-requests.ts'
import { useClassDetail } from '../../features/classes/class-detail.store.ts'
import { useClassOrder } from '../../features/classes/list/class-order.store.ts'
import { sortClasses } from '../../features/classes/list/class-order.ts'
import { ClassGreeting } from '../../features/classes/ClassGreeting.tsx'
import { HomeClasses, HomeClassesSkeleton } from '../../features/classes/home/HomeClasses.tsx'
import { NoClasses } from '../../features/classes/NoClasses.tsx'
import { todayActions } from '../../features/classes/home/today-actions.ts'
import { TodayList, TodaySkeleton } from '../../features/classes/home/TodayList.tsx'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { ClassEntryActions } from '../my-classes/ClassEntryActions.tsx'
import { MoreLink } from './MoreLink.tsx'

/** Below the classes, so that it comes apart. */
const IndexContent = onDemand(async () => (await import('./IndexContent.tsx')).IndexContent, {
  isAdornment: true,
})

/** Whole rows of two and of three; the class list shows them all. */
const SHOWN_CLASSES = 6

/** Where a signed-in teacher starts: the classes, and what the day still asks for. */
export function IndexPage() {
  const now = useNow()
  const user = useCurrentUser()
  const order = useClassOrder(user?.userId)
  const { data, error, refetch } = useRead(classList, {}, { announces: 'refusals' })
  const isJoiningKnown = useIsJoiningKnown()
  const inUse = data?.filter(({ isArchived }) => !isArchived)
  const classes = isJoiningKnown && inUse ? sortClasses(inUse, order) : undefined

  return (
    // As high as the window, so that the footer does not stand in it before the classes come.
    <div className="mx-auto min-h-dvh w-full max-w-[1264px] shrink-0 px-4 pt-2 pb-10 md:px-8 2xl:max-w-[1560px]">
      <div className="mb-3">
        <ClassGreeting nickname={user?.nickname ?? ''} now={now} classes={classes} />
      </div>
      {isJoiningKnown && <JoinRequests />}
      <ReadView read={{ data: classes, error, refetch }} waiting={<HomeClassesSkeleton />}>
        {(mine) =>
          mine.length === 0 ? (
            <NoClasses action={<ClassEntryActions />} />
          ) : (
            <ClassesAndToday classes={mine} now={now} />
          )
        }
      </ReadView>
      {(classes || error) && <IndexContent now={now} />}
    </div>
  )
}

function ClassesAndToday({ classes, now }: { classes: readonly ClassSummary[]; now: number }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
      <section aria-labelledby="my-classes">
        <div className="mb-2 flex min-h-12 items-center justify-between gap-3">
          <h2 id="my-classes" className="text-l font-bold">
            我的班级
          </h2>
          <MoreLink to="/comment">全部班级</MoreLink>
        </div>
        <HomeClasses classes={classes.slice(0, SHOWN_CLASSES)} now={now} />
      </section>
      <section aria-labelledby="today">
        <h2 id="today" className="mb-2 flex min-h-12 items-center text-l font-bold">
          今天可以做
        </h2>
        <TodayActions classes={classes} now={now} />
      </section>
    </div>
  )
}

/** What the server cannot be asked just now is left out; the rest is known. */
function TodayActions({ classes, now }: { classes: readonly ClassSummary[]; now: number }) {
  const { data: today, error } = useRead(classesToday, {}, { announces: 'refusals' })
  const recent = useRead(homeRecent, { size: 6 })
  const unreadMessages = useUnreadCount()
  const lastClassId = useClassDetail(useCurrentUser()?.userId).classId
  if ((!today && !error) || recent.isPending) return <TodaySkeleton />
  const lesson = recent.data?.find(({ step }) => step !== null)
  const day = { classes, today: today ?? [], lesson, unreadMessages, lastClassId, date: localDate(now) }
  return <TodayList actions={todayActions(day)} />
}
