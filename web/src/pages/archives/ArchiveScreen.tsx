import type { ArchiveDocument, ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { NoDocument } from '../../features/archives/sheets/NoDocument.tsx'
import type { OpenDocument } from '../../features/archives/open-document.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useOpenDocument } from './use-open-document.ts'

type Shown = {
  /** What the address says, which the document and the pupil share. */
  address: ReturnType<typeof useSearch>
  classId: string
  className: string
  isOwner: boolean
  isArchived: boolean
  opened: OpenDocument
  document: ArchiveDocument
}
export type ArchiveScreenProps = {
  title: string
  /** Undefined for all parts. */ part?: ArchivePart
  children: (shown: Shown) => ReactNode
}

/** A part of the growth archive, of the class that the address names: its open document, or the way to a first one. */
export function ArchiveScreen(props: ArchiveScreenProps) {
  const classId = useNamedClass()
  const { current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen={props.title} />
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <OpenPart key={classId} {...props} classId={classId} current={current} />
    </GuardedRoom>
  )
}

/** Read again as soon as others change something. */
function OpenPart({
  title,
  part,
  classId,
  current,
  children,
}: ArchiveScreenProps & { classId: string; current: ClassSummary | undefined }) {
  const address = useSearch()
  const opened = useOpenDocument(classId, address, part)
  const { document, gone } = opened
  const terms = useTerms(classId)
  useLiveReading(classId)
  const isArchived = current?.isArchived ?? false
  const waiting = (
    <SkeletonGroup>
      <Skeleton className="h-12 w-full" />
    </SkeletonGroup>
  )
  return (
    <div className="flex w-full flex-1 flex-col gap-3 pb-4">
      {!opened.read.data && <h1 className="text-xl font-bold">{title}</h1>}
      {gone !== '' && <GoneNote classId={classId} gone={gone} />}
      <ReadView read={opened.read} waiting={waiting}>
        {(documents) =>
          document ? (
            children({
              address,
              classId,
              className: current?.className ?? '',
              isOwner: current?.isOwner ?? false,
              isArchived,
              opened,
              document,
            })
          ) : (
            <>
              <h1 className="text-xl font-bold">{title}</h1>
              <NoDocument
                documents={documents}
                term={terms.current}
                classId={classId}
                isArchived={isArchived}
                {...(part && { part })}
              />
            </>
          )
        }
      </ReadView>
    </div>
  )
}

/** Above what was written of a document that is gone: the documents of the class are where it comes back from. */
function GoneNote({ classId, gone }: { classId: string; gone: string }) {
  return (
    <p
      role="status"
      className="flex flex-wrap items-center gap-x-4 rounded-card bg-sun-tint px-4 py-2 text-m text-sun-ink print:hidden"
    >
      <span className="min-w-0 flex-1 basis-72 wrap-anywhere">
        {gone}。写好的还在，可以先复制；要继续写，先在档案管理里恢复。
      </span>
      <Link
        to={`/data/file/manage?classId=${classId}`}
        className="flex min-h-12 items-center font-bold underline"
      >
        去档案管理
      </Link>
    </p>
  )
}
