import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { evaluationList } from '@pinge/contract/archives/evaluation.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { Check, ChevronRight, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../shared/api/use-read.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { NameText } from '../../../shared/text/NameText.tsx'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { formatTime } from '../../../shared/time/format-time.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { LockNote } from '../../../shared/ui/feedback/LockNote.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { documentOptions } from '../document-options.ts'
import type { OpenDocument } from '../open-document.ts'
import { HandOverButton } from '../handed/HandOverButton.tsx'
import { EvaluationPaper } from './EvaluationPaper.tsx'
import { NoPupils } from '../../../shared/navigation/NoPupils.tsx'

const QuestionsSheet = onDemand(async () => (await import('./questions/QuestionsSheet.tsx')).QuestionsSheet)

export type EvaluationListProps = {
  classId: string
  className: string
  opened: OpenDocument
  document: ArchiveDocument
  /** A locked document, or an archived class. */
  isReadOnly: boolean
  /** Who alone changes what is asked. */
  isOwner: boolean
}

/** 自评 of a class: who has spoken, and who has an answer of the teacher. Forms for the whole class go on paper. */
export function EvaluationList({
  classId,
  className,
  opened,
  document,
  isReadOnly,
  isOwner,
}: EvaluationListProps) {
  const [isAsking, setAsking] = useState(false)
  const { documentId } = document
  const read = useRead(evaluationList, { classId, documentId })
  const pupils = callApart(read.data?.students ?? [])
  const nowMs = useNow()
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 sm:justify-end print:hidden">
        <h1 className="mr-auto text-xl font-bold max-sm:basis-full">自评</h1>
        <SelectField
          label="档案"
          isLabelHidden
          value={documentId}
          onChange={opened.open}
          options={documentOptions(opened.documents)}
          className="w-72 max-w-full"
        />
        {!isReadOnly && pupils.length > 0 && <HandOverButton {...{ classId, documentId, pupils }} />}
        {!isReadOnly && isOwner && (
          <Button variant="white" disabled={!read.data} onClick={() => setAsking(true)}>
            <ListChecks aria-hidden />
            自评问题
          </Button>
        )}
        <PrintButton disabled={read.isLoadingError} />
      </div>
      {document.lock && <LockNote lock={document.lock} />}
      <ReadView read={read} waiting={<Skeleton className="h-96" />}>
        {({ questions, scale }) => (
          <>
            {pupils.length === 0 ? (
              <NoPupils classId={classId} text="先添加学生，再来做自评。" />
            ) : (
              <>
                <p className="text-m text-ink-2">
                  {pupils.filter(({ isDone }) => isDone).length} / {pupils.length} 人已评
                </p>
                <ul
                  aria-label="学生"
                  className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3 print:hidden"
                >
                  {pupils.map((pupil) => (
                    <PupilLink
                      key={pupil.studentId}
                      pupil={pupil}
                      nowMs={nowMs}
                      questions={questions.length}
                      search={`?classId=${classId}&documentId=${documentId}`}
                    />
                  ))}
                </ul>
              </>
            )}
            {isAsking && (
              <QuestionsSheet
                {...{ classId, documentId, scale, questions }}
                gone={opened.gone}
                onClose={() => setAsking(false)}
              />
            )}
            <EvaluationPaper
              {...{ classId, className, questions, scale }}
              students={pupils}
              name={document.name}
            />
          </>
        )}
      </ReadView>
    </>
  )
}

type Pupil = DataOf<typeof evaluationList>['students'][number]

type PupilLinkProps = { pupil: Pupil; nowMs: number; questions: number; search: string }

function PupilLink({ pupil, nowMs, questions, search }: PupilLinkProps) {
  const { studentId, username, header, answered, isDone, hasReply, updatedAt } = pupil
  return (
    <li className="grid">
      <Link
        to={`/data/file/evaluation/${studentId}${search}`}
        className="flex items-center gap-3 cramped:flex-wrap rounded-card bg-white p-3 hover:bg-brand-tint"
      >
        <Avatar header={header} size={48} />
        <span className="min-w-0 flex-1">
          <b className="block wrap-anywhere">
            <NameText>{username}</NameText>
          </b>
          <span className="text-s text-ink-2">
            {updatedAt === null ? '还没有评' : formatTime(updatedAt, nowMs)}
          </span>
        </span>
        <span className="flex flex-col items-end text-s text-ink-2">
          {isDone ? (
            <span className="flex items-center gap-1 font-bold text-q3">
              <Check aria-hidden className="size-4" />
              已评
            </span>
          ) : (
            <span className="num">
              {answered}/{questions}
            </span>
          )}
          {hasReply && '已回复'}
        </span>
        <ChevronRight aria-hidden className="size-5 text-ink-3" />
      </Link>
    </li>
  )
}
