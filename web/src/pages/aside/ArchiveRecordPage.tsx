import { studentList } from '@pinge/contract/students.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { readFilter, writeFilter } from '../../features/realistic/realistic-filter.ts'
import { RealisticRecords } from '../../features/realistic/RealisticRecords.tsx'
import { searchStudents } from '../../features/students/list/search-students.ts'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useFirstFound } from '../../shared/use-first-found.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'
import { NoPupils } from '../../shared/navigation/NoPupils.tsx'

/** 写实 of the class that the address names. */
export function ArchiveRecordPage() {
  const classId = useNamedClass()
  const { current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="写实记录" />
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <OfClass
        key={classId}
        classId={classId}
        className={current?.className ?? ''}
        isReadOnly={current?.isArchived ?? false}
      />
    </GuardedRoom>
  )
}

type OfClassProps = { classId: string; className: string; isReadOnly: boolean }

function OfClass({ classId, className, isReadOnly }: OfClassProps) {
  const read = useRead(studentList, { filter: true, classId })
  const terms = useTerms(classId)
  const now = useNow()
  const [search, change] = useSearch()
  useLiveReading(classId)
  const asked = search.get('term')
  const termOf = (wanted: string | null | undefined) => terms.all.find(({ key }) => key === wanted)
  const currentKey = useFirstFound(terms.current?.key, (key) => termOf(key) !== undefined)
  const term = termOf(asked) ?? termOf(currentKey)
  return (
    <>
      {(terms.isPending || !read.data?.stuInfoList.length) && <h1 className="sr-only">写实记录</h1>}
      {terms.isPending ? (
        <Waiting />
      ) : (
        <ReadView read={read} waiting={<Waiting />}>
          {({ stuInfoList: students }) =>
            students.length === 0 ? (
              <NoPupils classId={classId} text="先添加学生，再来记写实。" />
            ) : (
              <RealisticRecords
                key={term?.key}
                {...{ classId, className, students, now, isReadOnly, find: searchStudents }}
                term={term}
                terms={terms.all}
                onTerm={(key) => change({ term: key })}
                filter={readFilter(search)}
                onFilter={(changed) => change(writeFilter(changed))}
              />
            )
          }
        </ReadView>
      )}
    </>
  )
}

function Waiting() {
  return (
    <SkeletonGroup className="grid gap-4 xl:grid-cols-2">
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-64" />
      ))}
    </SkeletonGroup>
  )
}
