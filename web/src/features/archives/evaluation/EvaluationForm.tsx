import {
  answerOn,
  evaluationDetail,
  MAX_EVALUATION_TEXT_LENGTH,
  saveEvaluation,
} from '@pinge/contract/archives/evaluation.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { iconButtonClasses } from '../../../shared/ui/buttons/button-classes.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { TextArea } from '../../../shared/ui/form/TextArea.tsx'
import { LeaveGuard } from '../../../shared/ui/overlay/LeaveGuard.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { AnswerChoice } from './AnswerChoice.tsx'
import { HandOverButton } from '../handed/HandOverButton.tsx'
import { useDraft } from './use-draft.ts'
import type { Evaluation } from './evaluation-draft.ts'
import { WordsOnPaper } from './WordsOnPaper.tsx'

export type EvaluationFormProps = {
  classId: string
  documentId: string
  studentId: string
  /** The name that tells the pupil from classmates; undefined while they are not known. */
  calledName: string | undefined
  /** On paper: of which class and document it is. */
  paperNote: string
  /** A locked document, or an archived class. */
  isReadOnly: boolean
  /** Why nothing is saved any more; empty while it is. */
  unsavable: string
  /** The addresses of the pupils before and after, in the order of the class; null at the ends. */
  previousPath: string | null
  nextPath: string | null
}

/** 自评 of one pupil, as the teacher keys it in or reads it. */
export function EvaluationForm(props: EvaluationFormProps) {
  const { classId, documentId, studentId } = props
  const read = useRead(evaluationDetail, { classId, documentId, studentId })
  return (
    <>
      {!read.data && <h1 className="text-xl font-bold">自评</h1>}
      <ReadView read={read} waiting={<Skeleton className="h-96" />}>
        {(stored) => <Form {...props} stored={stored} onRefused={() => void read.refetch()} />}
      </ReadView>
    </>
  )
}

const fields = [
  ['progress', '我的进步'],
  ['goal', '我的目标'],
  ['peer', '同伴的话'],
  ['family', '家长的话'],
  ['reply', '老师回复'],
] as const

type FormProps = EvaluationFormProps & { stored: Evaluation; onRefused: () => void }

function Form({ stored, onRefused, ...pupil }: FormProps) {
  const { classId, documentId, studentId, isReadOnly, unsavable } = pupil
  const username = pupil.calledName ?? stored.username
  const { draft, setDraft, changes, note, version, adopt } = useDraft(
    stored,
    `evaluation/${documentId}/${studentId}`,
  )
  const { write, isSending, problem } = useWrite(saveEvaluation, { isRepeatable: true })

  const told = changes ? unsavable || problem : problem

  async function save(): Promise<void> {
    if (!changes) return
    const written = await write({ classId, documentId, studentId, version, ...changes })
    if (!written.isDone) return onRefused()
    adopt(written.data.version)
    showSuccess(`${username}的自评保存好了`)
  }

  return (
    <section className="mx-auto flex w-full max-w-200 flex-col gap-4 rounded-big bg-white p-5 print:gap-2 print:p-0">
      <PupilHead {...pupil} username={username} header={stored.header} />
      <div>
        {stored.questions.map((question) => (
          <AnswerChoice
            key={question.id}
            question={question}
            scale={stored.scale}
            value={answerOn(stored.scale, draft.answers[question.id] ?? null)}
            isReadOnly={isReadOnly}
            onChange={(value) =>
              setDraft((before) => ({ ...before, answers: { ...before.answers, [question.id]: value } }))
            }
          />
        ))}
      </div>
      <div className="flex flex-col gap-4 print:hidden">
        {fields.map(([name, label]) => (
          <TextArea
            key={name}
            label={label}
            rows={2}
            readOnly={isReadOnly}
            maxLength={MAX_EVALUATION_TEXT_LENGTH}
            value={draft[name]}
            onChange={(value) => setDraft((before) => ({ ...before, [name]: value }))}
          />
        ))}
      </div>
      <WordsOnPaper words={fields.map(([name, label]) => [label, draft[name]])} />
      {note !== '' && (
        <p role="status" className="rounded-field bg-sun-tint px-4 py-3 text-m text-sun-ink">
          {note}
        </p>
      )}
      {told && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-m text-danger">
          {told}
        </p>
      )}
      {!isReadOnly && (
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          {!changes && (
            <HandOverButton {...{ classId, documentId }} pupils={[{ ...stored, username, isDone: false }]} />
          )}
          <Button
            size="l"
            disabled={!changes || unsavable !== ''}
            isBusy={isSending}
            onClick={() => void save()}
          >
            保存
          </Button>
        </div>
      )}
      <LeaveGuard
        isDirty={changes !== null}
        unsaved={`${username}的自评没有保存`}
        description="离开后就没有了。"
      />
    </section>
  )
}

type PupilHeadProps = Pick<FormProps, 'paperNote' | 'previousPath' | 'nextPath'> & {
  username: string
  header: string
}

function PupilHead({ username, header, paperNote, previousPath, nextPath }: PupilHeadProps) {
  return (
    <header className="flex items-center gap-3 cramped:flex-wrap">
      <Neighbour to={previousPath} label="上一名" />
      <Avatar header={header} size={56} />
      <div className="min-w-0 flex-1">
        <h1 className="text-xl font-bold wrap-anywhere">
          <NameText>{username}</NameText>
        </h1>
        <p className="hidden text-m print:block">{paperNote}</p>
      </div>
      <Neighbour to={nextPath} label="下一名" />
    </header>
  )
}

function Neighbour({ to, label }: { to: string | null; label: string }) {
  const icon = label === '上一名' ? <ChevronLeft aria-hidden /> : <ChevronRight aria-hidden />
  if (to === null) return <span className="size-12" />
  return (
    <Link to={to} aria-label={label} title={label} className={`${iconButtonClasses('plain')} print:hidden`}>
      {icon}
    </Link>
  )
}
