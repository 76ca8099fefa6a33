import { classDetail, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { ClassEnd } from '../../features/class-edit/ClassEnd.tsx'
import { ClassFactsForm } from '../../features/class-edit/ClassFactsForm.tsx'
import { ClassFactsList } from '../../features/class-edit/ClassFactsList.tsx'
import { NewNameOffer } from '../../features/class-edit/NewNameOffer.tsx'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { CoverPicker } from '../../features/classes/create/CoverPicker.tsx'
import { isClassGone } from '../../features/classes/is-class-gone.ts'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { ClassBadge } from '../../shared/ui/picture/ClassBadge.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { useLiveChanges } from './class-detail/live/use-live-changes.ts'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useLeaveClass } from './use-leave-class.ts'
import { useNamedClass } from './use-named-class.ts'

/** Both stand below what the screen is opened for. */
const ClassTeachers = onDemand(
  async () => (await import('../../features/class-teachers/ClassTeachers.tsx')).ClassTeachers,
  { fallback: <Skeleton className="h-56" /> },
)

const TermDates = onDemand(async () => (await import('../../features/terms/TermDates.tsx')).TermDates, {
  fallback: <Skeleton className="h-36" />,
})

/** 班级信息, for its owner; to be read by every teacher of the class. */
export function ClassEditPage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="班级信息" />
  return <ClassEdit key={classId} classId={classId} />
}

function ClassEdit({ classId }: { classId: string }) {
  const read = useRead(classDetail, { classId })
  const { data, error } = read
  useLiveChanges(classId)
  if (isClassGone(error)) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <div className="flex w-full max-w-[880px] flex-col gap-5 pt-2 pb-8">
        {!data && <h1 className="sr-only">班级信息</h1>}
        <ReadView
          read={read}
          waiting={
            <SkeletonGroup className="flex flex-col gap-5">
              <Skeleton className="h-96 rounded-big" />
              <Skeleton className="h-56 rounded-big" />
            </SkeletonGroup>
          }
        >
          {(detail) => <Sections detail={detail} />}
        </ReadView>
      </div>
    </BehindLesson>
  )
}

function Sections({ detail }: { detail: ClassDetail }) {
  const leave = useLeaveClass()
  const { classId, className, classImg, isOwner, isExample, isArchived, ownerName } = detail

  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <ClassBadge classImg={classImg} size={48} />
        <h1 className="min-w-0 text-xl font-bold break-words">{className}</h1>
      </div>
      {!isOwner && (
        <Hint>
          只有创建者{ownerName}可以修改班级信息。需要改动时，请告诉{ownerName}。
        </Hint>
      )}
      {isOwner && !isArchived && <NewNameOffer detail={detail} />}
      <Section title="班级信息">
        {isOwner && !isArchived ? (
          <ClassFactsForm detail={detail} Cover={CoverPicker} />
        ) : (
          <ClassFactsList detail={detail} />
        )}
      </Section>
      <Section title="学期">
        <TermDates classId={classId} canEdit={isOwner && !isArchived} />
      </Section>
      {!isExample && (
        <Section title="班级老师">
          <ClassTeachers summary={detail} onLeft={leave} />
        </Section>
      )}
      {isOwner && !isExample && (
        <Section title="归档与删除">
          <ClassEnd detail={detail} onRemoved={leave} />
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="rounded-big bg-white p-4 sm:p-6">
      <h2 className="mb-4 text-l font-bold">{title}</h2>
      {children}
    </section>
  )
}

function Hint({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 rounded-card bg-sun-tint px-4 py-3 text-base text-sun-ink [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
      <Info aria-hidden />
      <span>{children}</span>
    </p>
  )
}
