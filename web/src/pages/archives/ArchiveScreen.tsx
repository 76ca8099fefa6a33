import type { ArchiveDocument, ArchivePart } from '@pinge/contract/archives/documents.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import { useState, type ReactNode } from 'react'
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
  /** Words are written here: a document that a colleague removes meanwhile takes them away for no other one. */
  staysOpen?: boolean
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
  staysOpen = false,
  classId,
  current,
  children,
}: ArchiveScreenProps & { classId: string; current: ClassSummary | undefined }) {
  const address = useSearch()
  const opened = useOpenDocument(classId, address, part)
  const asked = address[0].get('documentId')
  const [seen, setSeen] = useState(opened.document)
  if (opened.document?.documentId === asked && opened.document !== seen) setSeen(opened.document)
  const document = staysOpen && seen?.documentId === asked ? seen : opened.document
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
