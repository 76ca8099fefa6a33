import { useMemo } from 'react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { ClassRecords, type ClassRecordsProps } from '../../features/records/class/ClassRecords.tsx'
import { readFilter, writeFilter } from '../../features/records/class/record-filter.ts'
import { RecordSkeleton } from '../../features/records/RecordSkeleton.tsx'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useListedClass, useNamedClass, useReadClassName } from './use-named-class.ts'
import { serverNow } from '../../shared/time/server-clock.store.ts'

/** Read again as soon as others give or take back something. */
function LiveRecords(props: Omit<ClassRecordsProps, 'term'>) {
  const { current, isPending } = useTerms(props.classId)
  useLiveReading(props.classId)
  // Of another term would be read what is not meant.
  if (isPending && props.filter.range === 'term') return <RecordSkeleton />
  return <ClassRecords {...props} term={current} />
}

/** The comments of one class: the one that the address names. */
export function ClassCommentPage() {
  const [search, change] = useSearch()
  const classId = useNamedClass()
  const readClassName = useReadClassName(classId)
  const { current, isGone } = useListedClass(classId)
  // One object for one address, since what is shown follows it.
  const filter = useMemo(() => readFilter(search), [search])

  if (classId === '') return <NoClassNamed screen="点评记录" />
  if (isGone) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <LiveRecords
        key={classId}
        classId={classId}
        className={current?.className ?? ''}
        isArchived={current?.isArchived ?? false}
        readClassName={readClassName}
        filter={filter}
        // Other comments are read from their first one on.
        onFilter={(changed) => change(writeFilter(changed), { replace: true })}
        now={serverNow}
      />
    </BehindLesson>
  )
}
