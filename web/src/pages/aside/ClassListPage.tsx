import { classList } from '@pinge/contract/classes.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { JoinClassButton } from '../../features/class-teachers/JoinClassButton.tsx'
import { JoinRequests } from '../../features/class-teachers/JoinRequests.tsx'
import { classDetailPath } from '../../features/classes/class-detail-path.ts'
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
        {classes && classes.length > 0 && <WaysIn />}
      </div>
      <JoinRequests />
      {classes && classes.length > 0 && <ClassCards classes={classes} now={now} />}
      {classes?.length === 0 && <NoClasses action={<WaysIn />} />}
      {!classes && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
      {!classes && !error && <ClassListSkeleton />}
    </div>
  )
}

/** A class of one's own, or a colleague's. */
function WaysIn() {
  const navigate = useNavigate()
  return (
    <div className="flex flex-wrap justify-center gap-2.5 max-sm:w-full">
      <JoinClassButton
        onEnter={(classId) => void navigate(classDetailPath(classId))}
        className="max-sm:flex-1"
      />
      <ButtonLink to="/comment/create" className="max-sm:flex-1">
        <Plus aria-hidden />
        创建班级
      </ButtonLink>
    </div>
  )
}
