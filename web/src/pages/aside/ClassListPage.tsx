import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ClassCards } from '../../features/classes/ClassCards.tsx'
import { ClassGreeting } from '../../features/classes/ClassGreeting.tsx'
import { ClassListSkeleton } from '../../features/classes/ClassListSkeleton.tsx'
import { NoClasses } from '../../features/classes/NoClasses.tsx'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useNow } from '../../shared/lib/use-now.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/ButtonLink.tsx'
import { ErrorBox } from '../../shared/ui/ErrorBox.tsx'

export function ClassListPage() {
  const now = useNow()
  const user = useCurrentUser()
  const { data: classes, error, refetch } = useQuery(endpointQuery(classList, {}))

  return (
    <div className="mx-auto w-full max-w-[1726px] px-4 pt-2 pb-8 md:px-8 xl:px-[83px]">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <ClassGreeting nickname={user?.nickname ?? ''} now={now} classes={classes} />
        {classes && classes.length > 0 && <CreateLink />}
      </div>
      {classes && classes.length > 0 && <ClassCards classes={classes} now={now} />}
      {classes?.length === 0 && <NoClasses action={<CreateLink />} />}
      {!classes && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!classes && !error && <ClassListSkeleton />}
    </div>
  )
}

function CreateLink() {
  return (
    <ButtonLink to="/comment/create" className="max-sm:w-full">
      <Plus aria-hidden />
      创建班级
    </ButtonLink>
  )
}
