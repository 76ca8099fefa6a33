import { studentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { AuditRoom } from '../../features/privacy/audit/AuditRoom.tsx'
import { PupilDataRoom } from '../../features/privacy/erasures/PupilDataRoom.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

/** 隐私与数据 of the class that the address names: who looked at it, and what is kept of each pupil. */
export function PrivacyPage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="隐私与数据" />
  return <OfClass key={classId} classId={classId} />
}

const rooms = [
  { value: 'audit', label: '谁看过' },
  { value: 'data', label: '导出和删除' },
] as const

function OfClass({ classId }: { classId: string }) {
  const [room, setRoom] = useState<'audit' | 'data'>('audit')
  useLiveReading(classId)
  const { isGone } = useListedClass(classId)
  const read = useRead(studentInformation, { classId }, { announces: 'refusals' })
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <div className="flex w-full flex-1 flex-col gap-4 pt-1 pb-6">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h1 className="mr-auto text-h font-bold">隐私与数据</h1>
          <Segmented label="看什么" value={room} options={rooms} onChange={setRoom} />
        </div>
        <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
          {({ className, isOwner, students }) =>
            !isOwner ? (
              <EmptyState
                picture="clipboard"
                title="只有班级创建者能看"
                text="谁看过、导出全部资料和彻底删除，由班级创建者来做。"
              />
            ) : room === 'audit' ? (
              <AuditRoom classId={classId} students={students} />
            ) : (
              <PupilDataRoom classId={classId} className={className} students={students} />
            )
          }
        </ReadView>
      </div>
    </GuardedRoom>
  )
}
