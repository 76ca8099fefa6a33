import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { FamilyReport } from '../../features/reviews/family/FamilyReport.tsx'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

/** 报告单 of the class and the term that the address names, of all pupils or of one. */
export function FamilyReportPage() {
  const classId = useNamedClass()
  const { isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="素质发展报告单" />
  if (isGone) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <div className="flex w-full flex-1 flex-col pt-1 pb-6">
        <OpenReport key={classId} classId={classId} />
      </div>
    </BehindLesson>
  )
}

function OpenReport({ classId }: { classId: string }) {
  const [search, change] = useSearch()
  const terms = useTerms(classId)
  useLiveReading(classId)
  const term = terms.all.find(({ key }) => key === search.get('term')) ?? terms.current
  if (!term)
    return (
      <>
        <h1 className="sr-only">素质发展报告单</h1>
        <ReadPlaceholder read={terms.read} waiting={<Skeleton className="h-150 w-full" />} />
      </>
    )
  return (
    <FamilyReport
      key={term.key}
      classId={classId}
      termKey={term.key}
      termName={term.name}
      studentId={search.get('pupil') ?? ''}
      onChoose={(pupil) => change({ pupil })}
    />
  )
}
