import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { DeletedClasses } from '../../features/class-edit/DeletedClasses.tsx'
import { useDeletedClasses } from '../../features/class-edit/use-class-life.ts'
import { JoinRequests } from '../../features/class-teachers/JoinRequests.tsx'
import { ClassCards } from '../../features/classes/ClassCards.tsx'
import { ClassGreeting } from '../../features/classes/ClassGreeting.tsx'
import { ClassListSkeleton } from '../../features/classes/ClassListSkeleton.tsx'
import { NoClasses } from '../../features/classes/NoClasses.tsx'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { WaysIn } from '../my-classes/WaysIn.tsx'

/** Which of the classes are looked at; the address keeps it, so that Back restores it. */
type Shelf = 'active' | 'archived' | 'deleted'

export function ClassListPage() {
  const now = useNow()
  const user = useCurrentUser()
  const [search, setSearch] = useSearchParams()
  const { data: classes, error, refetch } = useQuery(endpointQuery(classList, {}))
  const deleted = useDeletedClasses().data ?? []
  const active = classes?.filter(({ isArchived }) => !isArchived) ?? []
  const archived = classes?.filter(({ isArchived }) => isArchived) ?? []
  const shelf = shelfOf(search.get('shelf'), archived.length, deleted.length)

  return (
    <div className="mx-auto w-full max-w-[1726px] px-4 pt-2 pb-8 md:px-8 xl:px-[83px]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ClassGreeting nickname={user?.nickname ?? ''} now={now} classes={classes && active} />
        {active.length > 0 && <WaysIn />}
      </div>
      <JoinRequests />
      {classes && archived.length + deleted.length > 0 && (
        <Segmented<Shelf>
          label="看哪些班级"
          className="mb-4 max-w-full"
          value={shelf}
          options={[
            { value: 'active', label: <Counted name="在用" count={active.length} /> },
            ...(archived.length > 0
              ? [{ value: 'archived' as const, label: <Counted name="已归档" count={archived.length} /> }]
              : []),
            ...(deleted.length > 0
              ? [{ value: 'deleted' as const, label: <Counted name="最近删除" count={deleted.length} /> }]
              : []),
          ]}
          onChange={(next) => setSearch(next === 'active' ? {} : { shelf: next }, { replace: true })}
        />
      )}
      {shelf === 'active' && active.length > 0 && <ClassCards classes={active} now={now} />}
      {shelf === 'active' && classes && active.length === 0 && <NoClasses action={<WaysIn />} />}
      {shelf === 'archived' && <ClassCards key="archived" classes={archived} now={now} isArchive />}
      {shelf === 'deleted' && <DeletedClasses classes={deleted} now={now} />}
      {!classes && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!classes && !error && <ClassListSkeleton />}
    </div>
  )
}

function shelfOf(named: string | null, archived: number, deleted: number): Shelf {
  if (named === 'archived' && archived > 0) return named
  return named === 'deleted' && deleted > 0 ? named : 'active'
}

function Counted({ name, count }: { name: string; count: number }) {
  return (
    <>
      {name}
      <span className="num">{count}</span>
    </>
  )
}
