import type { ClassSummary } from '@pinge/contract/classes.ts'
import { AddTeacher } from './AddTeacher.tsx'
import { ClassNumber } from './ClassNumber.tsx'
import { SentInvites } from './invites/SentInvites.tsx'
import { JoinRequestCard } from './requests/JoinRequestCard.tsx'
import { TeacherList } from './TeacherList.tsx'
import { useJoinRequests } from './requests/use-join-requests.ts'

export type ClassTeachersProps = {
  summary: Pick<ClassSummary, 'classId' | 'className' | 'geziNo' | 'isOwner'>
  /** I am no longer in the class. */
  onLeft: () => void
}

/** 班级老师: by which number they come, who waits to be let in, who they are. */
export function ClassTeachers({ summary, onLeft }: ClassTeachersProps) {
  const { classId, className, geziNo, isOwner } = summary
  const { data } = useJoinRequests()
  const requests = data?.toAnswer.filter((request) => request.classId === classId) ?? []

  return (
    <div className="flex flex-col gap-5">
      <ClassNumber geziNo={geziNo} isOwner={isOwner} />
      {requests.length > 0 && (
        <ul aria-label="待处理的申请" className="flex flex-col gap-3">
          {requests.map((joinRequest) => (
            <li key={joinRequest.id}>
              <JoinRequestCard joinRequest={joinRequest} className="bg-mist" />
            </li>
          ))}
        </ul>
      )}
      <TeacherList classId={classId} className={className} isOwner={isOwner} onLeft={onLeft} />
      {isOwner && <SentInvites classId={classId} />}
      {isOwner && <AddTeacher classId={classId} />}
    </div>
  )
}
