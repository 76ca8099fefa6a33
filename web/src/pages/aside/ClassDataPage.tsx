import { studentList, type Student } from '@pinge/contract/students.ts'
import { useMemo, useState } from 'react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { ClassData, type ClassDataProps } from '../../features/class-data/ClassData.tsx'
import { readView, writeView } from '../../features/class-data/class-data-view.ts'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import type { PraiseHereProps } from '../class-data/PraiseHere.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

/** Comes with the hand that may need it; then it stays, for what was given can be taken back. */
const PraiseHere = onDemand(async () => (await import('../class-data/PraiseHere.tsx')).PraiseHere, {
  preload: 'first-sign',
  when: ({ hasBegun }: { hasBegun: boolean } & PraiseHereProps) => hasBegun,
})

/** 数据 of the class that the address names, or of one pupil in it. */
export function ClassDataPage() {
  const classId = useNamedClass()
  const { current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="班级数据" />
  if (isGone) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <LiveData
        key={classId}
        classId={classId}
        className={current?.className ?? ''}
        isArchived={current?.isArchived ?? false}
      />
    </BehindLesson>
  )
}

const none: readonly string[] = []
const noClassmates: readonly Student[] = []

/** Read again as soon as others give or take back something. */
function LiveData({ classId, ...ofClass }: Pick<ClassDataProps, 'classId' | 'className' | 'isArchived'>) {
  const [search, change] = useSearch()
  // One object for one address, since what is shown follows it.
  const view = useMemo(() => readView(search), [search])
  const terms = useTerms(classId)
  const students = useRead(studentList, { filter: true, classId })
  const [praised, setPraised] = useState(none)
  const [hasBegun, setHasBegun] = useState(false)
  useLiveReading(classId)

  return (
    <>
      <ClassData
        classId={classId}
        {...ofClass}
        terms={terms}
        view={view}
        onView={(changed) => change(writeView(changed))}
        onPraise={(studentIds) => {
          setHasBegun(true)
          setPraised(studentIds)
        }}
      />
      <PraiseHere
        hasBegun={hasBegun}
        classId={classId}
        classmates={students.data?.stuInfoList ?? noClassmates}
        studentIds={praised}
        onClose={() => setPraised(none)}
        onOpenStudent={(studentId) => {
          setPraised(none)
          // Back leads from the pupil to the class again.
          change({ studentId }, {})
        }}
      />
    </>
  )
}
