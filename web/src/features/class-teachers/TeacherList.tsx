import { classTeachers, type ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
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
  const read = useRead(classTeachers, { classId })

  /** An owner removes the others; a co-teacher may leave. */
  function canGo(teacher: ClassTeacher): boolean {
    return !teacher.isOwner && (isOwner || teacher.userId === myId)
  }

  function onRemoved(teacher: ClassTeacher): void {
    showSuccess(isOwner ? `已移出${teacher.nickname}` : `已退出${className}`)
    if (!isOwner) onLeft()
  }

  return (
    <ReadView read={read} waiting={waiting} errorClassName="py-4!">
      {(teachers) => (
        <section>
          <h3 className="text-s font-bold text-ink-2">
            <span className="num">{teachers.length}</span> 位老师
          </h3>
          <ul className="divide-y divide-hair">
            {teachers.map((teacher) => (
              <li key={teacher.userId}>
                <TeacherRow teacher={teacher} isMe={teacher.userId === myId}>
                  {canGo(teacher) && (
                    <RemoveTeacher
                      classId={classId}
                      className={className}
                      teacher={teacher}
                      isLeaving={!isOwner}
                      onRemoved={() => onRemoved(teacher)}
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
      )}
    </ReadView>
  )
}

const waiting = (
  <SkeletonGroup className="flex flex-col gap-2">
    <Skeleton className="h-16 bg-mist" />
    <Skeleton className="h-16 bg-mist" />
  </SkeletonGroup>
)
