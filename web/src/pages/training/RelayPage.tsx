import { studentList, type Student } from '@pinge/contract/students.ts'
import { categoryList } from '@pinge/contract/teams.ts'
import { useSearchParams } from 'react-router'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { ActivityHead, ofClass } from '../../features/training/ActivityHead.tsx'
import { readPlayer } from '../../features/training/training-paths.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { usePraise } from './use-praise.tsx'
import { useListedClass } from '../main/use-named-class.ts'
import { ArchivedMode } from './ArchivedMode.tsx'

const RelayRuns = onDemand(async () => (await import('./RelayRuns.tsx')).RelayRuns, {
  fallback: <Skeleton className="h-150" />,
})
const noStudents: readonly Student[] = []

const noTeams = { title: '还没有分组', text: '先在班级里分好小组，再来接力。' }
/** The class is divided, by a colleague: who says that it is not lets the teacher look for a fault. */
const othersTeams = {
  title: '你在这个班还没有分组',
  text: '同事建的分组只有同事自己能用。先建一个自己的方案，再来接力。',
}

/** 小组接力 of the class that the address names: its teams run one after the other, each member one row. */
export function RelayPage() {
  const [search] = useSearchParams()
  const { classId = '' } = readPlayer(search)
  const userId = useCurrentUser()?.userId
  const students = useRead(studentList, { filter: true, classId }, { enabled: classId !== '' })
  const categories = useRead(categoryList, { classId }, { enabled: classId !== '' })
  const { current, isGone } = useListedClass(classId)
  const classmates = students.data?.stuInfoList ?? noStudents
  const { praise, dialog } = usePraise(classId, classmates)
  if (classId === '') return <NoClassNamed screen="小组接力" />
  if (isGone) return <ClassNotFound />
  if (current?.isArchived) return <ArchivedMode title="小组接力" />
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pb-10 sm:px-8">
      <ActivityHead title="小组接力" text={ofClass(current?.className, '一人记一行，全组的时间加在一起')} />
      <ReadView read={categories} waiting={<Skeleton className="h-150" />}>
        {({ categoryInfos }) => {
          // Only who made a scheme may use it.
          const own = categoryInfos.filter(
            ({ creatorId, teamCount }) => creatorId === userId && teamCount > 0,
          )
          return own.length === 0 ? (
            <EmptyState
              picture="puzzle"
              {...(categoryInfos.some(({ teamCount }) => teamCount > 0) ? othersTeams : noTeams)}
              action={
                <ButtonLink to={`/comment/class-detail?classId=${classId}&tab=group`}>去分组</ButtonLink>
              }
            />
          ) : (
            <ReadView read={students} waiting={<Skeleton className="h-150" />}>
              {({ stuInfoList }) => (
                <RelayRuns
                  key={classId}
                  classId={classId}
                  schemes={own}
                  students={stuInfoList}
                  onComment={praise}
                />
              )}
            </ReadView>
          )
        }}
      </ReadView>
      {dialog}
    </div>
  )
}
