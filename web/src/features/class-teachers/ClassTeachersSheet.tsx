import type { ClassSummary } from '@pinge/contract/classes.ts'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { AddTeacher } from './AddTeacher.tsx'
import { ClassNumber } from './ClassNumber.tsx'
import { SentInvites } from './invites/SentInvites.tsx'
import { JoinRequestCard } from './requests/JoinRequestCard.tsx'
import { TeacherList } from './TeacherList.tsx'
import { useJoinRequests } from './requests/use-join-requests.ts'

export type ClassTeachersSheetProps = {
  summary: Pick<ClassSummary, 'classId' | 'className' | 'geziNo' | 'isOwner'>
  onClose: () => void
  onLeft: () => void
}

/** 班级老师: by which number they come, who waits to be let in, who they are. */
export function ClassTeachersSheet({ summary, onClose, onLeft }: ClassTeachersSheetProps) {
  const { classId, className, geziNo, isOwner } = summary
  const { data } = useJoinRequests()
  const requests = data?.toAnswer.filter((request) => request.classId === classId) ?? []

  return (
    <Sheet isOpen onClose={onClose} title="班级老师">
      <div className="flex min-h-0 flex-1 flex-col gap-5 overflow-y-auto px-4 pb-6 sm:px-6">
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
    </Sheet>
  )
}
