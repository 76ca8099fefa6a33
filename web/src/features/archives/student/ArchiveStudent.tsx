import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { genderNames } from '@pinge/contract/students.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRead } from '../../../shared/api/use-read.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { paperOnDemand } from '../../../shared/paper-on-demand.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { documentOptions } from '../document-options.ts'
import type { OpenDocument } from '../open-document.ts'
import { AxesCard } from './AxesCard.tsx'
import { Footprints } from './Footprints.tsx'
import { PartTiles } from './PartTiles.tsx'
import type { PupilArchive } from './pupil-archive.ts'
import { TypicalCard } from './TypicalCard.tsx'

const ArchivePaper = paperOnDemand(async () => (await import('./ArchivePaper.tsx')).ArchivePaper)

export type ArchiveStudentProps = {
  classId: string
  className: string
  opened: OpenDocument
  document: ArchiveDocument
  /** In the order of the class. */
  pupils: readonly { id: string; username: string; stuNo: string }[]
  /** Whose archive is open. */
  studentId: string
  /** Another document, drawn beside; empty for none. */
  compareDocId: string
  onCompare: (documentId: string) => void
  onPupil: (studentId: string) => void
}

/** 成长档案 of one pupil. */
export function ArchiveStudent(props: ArchiveStudentProps) {
  const { classId, className, opened, document, pupils, studentId, compareDocId, onCompare, onPupil } = props
  const { documentId } = document
  const compared = opened.documents.find(
    (one) => one.documentId === compareDocId && compareDocId !== documentId,
  )
  const read = useRead(archiveStudent, {
    classId,
    documentId,
    studentId,
    ...(compared && { compareDocId: compared.documentId }),
  })
  const options = documentOptions(opened.documents)
  const at = pupils.findIndex(({ id }) => id === studentId)
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end print:hidden">
        <h1 className="mr-auto text-xl font-bold max-sm:basis-full">成长档案</h1>
        <Neighbours at={at} pupils={pupils} onPupil={onPupil} />
        <SelectField
          label="档案"
          isLabelHidden
          value={documentId}
          onChange={opened.open}
          options={options}
          className="w-60 max-w-full"
        />
        <SelectField
          label="比较"
          isLabelHidden
          value={compared?.documentId ?? ''}
          onChange={onCompare}
          options={[
            { value: '', label: '不比较' },
            ...options
              .filter(({ value }) => value !== documentId)
              .map(({ value, label }) => ({ value, label: `和${label}比` })),
          ]}
          className="w-60 max-w-full"
        />
        <PrintButton variant="white" disabled={read.isLoadingError} />
      </div>
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(archive) => (
          <div className="flex flex-col gap-4 print:hidden">
            <Cover archive={archive} className={className} />
            <div className="grid items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]">
              <AxesCard archive={archive} comparedName={compared?.name} />
              <div className="flex min-w-0 flex-col gap-4">
                <PartTiles archive={archive} classId={classId} documentId={documentId} />
                <TypicalCard chosen={archive.parts.record?.chosen ?? []} />
                <Footprints timeline={archive.timeline} />
              </div>
            </div>
            <ArchivePaper
              {...{ classId, className, archive }}
              name={document.name}
              termName={document.termName}
              comparedName={compared?.name}
            />
          </div>
        )}
      </ReadView>
    </>
  )
}

function Cover({ archive, className }: { archive: PupilArchive; className: string }) {
  const { username, header, gender, stuNo, parts } = archive
  const facts = [gender && genderNames[gender], stuNo !== '' && `学号 ${stuNo}`, className].filter(Boolean)
  return (
    <header className="flex flex-wrap items-center gap-5 rounded-big bg-q3-tint p-5">
      <Avatar header={header} size={96} className="ring-4 ring-white" />
      <div className="min-w-0">
        <h2 className="text-2xl font-bold">
          <NameText>{username}</NameText>
        </h2>
        <p className="text-base text-ink-2">{facts.join(' · ')}</p>
        {parts.evaluation && parts.evaluation.goal !== '' && <p>我的目标：{parts.evaluation.goal}</p>}
      </div>
    </header>
  )
}

type NeighboursProps = Pick<ArchiveStudentProps, 'pupils' | 'onPupil'> & { at: number }

function Neighbours({ at, pupils, onPupil }: NeighboursProps) {
  const [previous, next] = [pupils[at - 1], pupils[at + 1]]
  return (
    <div className="flex max-w-full items-center rounded-full bg-white">
      <IconButton
        label={previous ? `上一个：${previous.username}` : '没有上一个'}
        disabled={!previous}
        onClick={() => previous && onPupil(previous.id)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <SelectField
        label="学生"
        isLabelHidden
        value={pupils[at]?.id ?? ''}
        onChange={onPupil}
        options={pupilOptions(pupils)}
        className="w-44 min-w-0"
      />
      <span className="num shrink-0 pl-3 text-base whitespace-nowrap">
        {at + 1} / {pupils.length}
      </span>
      <IconButton
        label={next ? `下一个：${next.username}` : '没有下一个'}
        disabled={!next}
        onClick={() => next && onPupil(next.id)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  )
}
