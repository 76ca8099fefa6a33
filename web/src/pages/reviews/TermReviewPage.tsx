import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { TermReview } from '../../features/reviews/TermReview.tsx'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useFirstFound } from '../../shared/use-first-found.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

/** 评语 of the class that the address names. */
export function TermReviewPage() {
  const classId = useNamedClass()
  const { current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="期末评语" />
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <OpenTerm
        key={classId}
        classId={classId}
        className={current?.className ?? ''}
        isOwner={current?.isOwner ?? false}
        isArchived={current?.isArchived ?? false}
      />
    </GuardedRoom>
  )
}

type OpenTermProps = { classId: string; className: string; isOwner: boolean; isArchived: boolean }

/** The term and the pupil stand in the address, by their keys alone. Read again as soon as others change something. */
function OpenTerm(props: OpenTermProps) {
  const [search, change] = useSearch()
  const terms = useTerms(props.classId)
  useLiveReading(props.classId)
  const said = terms.all.find(({ key }) => key === search.get('term'))
  const currentKey = useFirstFound(terms.current?.key, (key) => terms.all.some((one) => one.key === key))
  const termKey = said?.key ?? currentKey
  return (
    <div className="flex w-full flex-1 flex-col gap-3 pb-4">
      {termKey === undefined ? (
        <>
          <h1 className="sr-only">期末评语</h1>
          <ReadPlaceholder read={terms.read} waiting={<Skeleton className="h-150 w-full" />} />
        </>
      ) : (
        <TermReview
          key={termKey}
          {...props}
          terms={terms.all}
          termKey={termKey}
          studentId={search.get('pupil') ?? ''}
          onTerm={(term) => change({ term })}
          // On a phone a review has the whole screen, and begins at its top.
          onOpen={(pupil) => change({ pupil }, { replace: true })}
        />
      )}
    </div>
  )
}
