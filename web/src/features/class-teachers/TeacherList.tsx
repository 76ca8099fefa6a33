import { classTeachers, type ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useQuery } from '@tanstack/react-query'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { RemoveTeacher } from './RemoveTeacher.tsx'
import { TeacherRights } from './TeacherRights.tsx'
import { TeacherRow } from './TeacherRow.tsx'

export type TeacherListProps = {
  classId: string
  className: string
  isOwner: boolean
  /** I am no longer in the class. */
  onLeft: () => void
}

/** Who teaches the class: the creator first, then in the order in which they came. */
export function TeacherList({ classId, className, isOwner, onLeft }: TeacherListProps) {
  const myId = useCurrentUser()?.userId
  const { data, error, refetch } = useQuery({
    ...endpointQuery(classTeachers, { classId }),
    meta: { announces: 'nothing' },
  })

  if (!data && error) {
    return <ErrorBox className="py-4!" reason={describeFailure(error)} onRetry={() => void refetch()} />
  }
  if (!data) {
    return (
      <SkeletonGroup className="flex flex-col gap-2">
        <Skeleton className="h-16 bg-mist" />
        <Skeleton className="h-16 bg-mist" />
      </SkeletonGroup>
    )
  }
  return (
    <section>
      <h3 className="text-s font-bold text-ink-2">
        <span className="num">{data.length}</span> 位老师
      </h3>
      <ul className="divide-y divide-hair">
        {data.map((teacher) => (
          <li key={teacher.userId}>
            <TeacherRow teacher={teacher} isMe={teacher.userId === myId}>
              {canGo(teacher) && (
                <RemoveTeacher
                  classId={classId}
                  className={className}
                  teacher={teacher}
                  isLeaving={!isOwner}
                  onRemoved={() => gone(teacher)}
                />
              )}
            </TeacherRow>
            {isOwner && !teacher.isOwner && (
              <TeacherRights classId={classId} className={className} teacher={teacher} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )

  /** An owner removes the others; whoever else is in the class may leave it. */
  function canGo(teacher: ClassTeacher): boolean {
    return !teacher.isOwner && (isOwner || teacher.userId === myId)
  }

  function gone(teacher: ClassTeacher): void {
    if (!isOwner) {
      showSuccess(`已退出${className}`)
      return onLeft()
    }
    showSuccess(`已移出${teacher.nickname}`)
    void refetch()
  }
}
