import { classList } from '@pinge/contract/classes.ts'
import { commentRecords } from '@pinge/contract/records.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useClassDetail } from '../../features/classes/class-detail.store.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { ClassRecords, type ClassRecordsProps } from '../../features/records/ClassRecords.tsx'
import { readFilter, writeFilter } from '../../features/records/record-filter.ts'
import { endpointQuery, markStale } from '../../shared/api/endpoint-query.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** They are read anew as soon as somebody gives or takes back something. */
function LiveRecords(props: ClassRecordsProps) {
  const queryClient = useQueryClient()
  useLiveReading(props.classId, () => void markStale(queryClient, commentRecords))
  return <ClassRecords {...props} />
}

/** The comments of one class: the one that the address names, or else the one that this teacher had open last. */
export function ClassCommentPage() {
  const [search, setSearch] = useSearchParams()
  const { classId: lastClassId } = useClassDetail(useCurrentUser()?.userId)
  const classes = useQuery(endpointQuery(classList, {}))
  const classId = search.get('classId') || lastClassId
  // One object for one address, since what is shown follows it.
  const filter = useMemo(() => readFilter(search), [search])

  if (classId === '') return <NoClassNamed screen="班级点评" />
  const current = classes.data?.find((summary) => summary.classId === classId)
  if (classes.data && !current) return <ClassNotFound />
  return (
    <LiveRecords
      key={classId}
      classId={classId}
      className={current?.className ?? ''}
      filter={filter}
      onFilter={(changed) => setSearch(writeFilter(search, changed), { replace: true })}
      now={Date.now}
    />
  )
}
