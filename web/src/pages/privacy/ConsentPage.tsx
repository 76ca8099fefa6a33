import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useState } from 'react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { ConsentRoom } from '../../features/privacy/consents/ConsentRoom.tsx'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'
import { serverNow } from '../../shared/time/server-clock.store.ts'

/** 家长同意 of the class that the address names. */
export function ConsentPage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="家长同意" />
  return <OfClass key={classId} classId={classId} />
}

function OfClass({ classId }: { classId: string }) {
  const [today] = useState(() => localDate(serverNow()))
  useLiveReading(classId)
  const { current, isGone } = useListedClass(classId)
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <div className="flex w-full flex-1 flex-col pt-1 pb-6">
        <ConsentRoom
          classId={classId}
          className={current?.className ?? ''}
          canSave={current !== undefined && current.isOwner && !current.isArchived}
          today={today}
        />
      </div>
    </GuardedRoom>
  )
}
