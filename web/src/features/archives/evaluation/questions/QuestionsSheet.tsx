import {
  MAX_EVALUATION_QUESTIONS,
  saveEvaluationQuestions,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { useForm } from '../../../../shared/form/use-form.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../../shared/ui/feedback/show-toast.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../../../shared/ui/overlay/Sheet.tsx'
import {
  draftsOf,
  mergeQuestions,
  questionProblem,
  usualQuestions,
  withNewQuestion,
  type QuestionDrafts,
} from './question-drafts.ts'
import { QuestionList } from './QuestionList.tsx'

export type QuestionsSheetProps = {
  classId: string
  documentId: string
  scale: EvaluationScale
  questions: readonly EvaluationQuestion[]
  /** Why they are not saved any more; empty while the document stands. */
  gone: string
  onClose: () => void
}

const scales = [
  { value: 'smile', label: '三个笑脸' },
  { value: 'star', label: '五颗星' },
] as const

/** 自评的问题: what children are asked in a document, and how they answer. */
export function QuestionsSheet(props: QuestionsSheetProps) {
  const { questions: stored, gone, onClose } = props
  const formId = useId()
  const [hasTried, setHasTried] = useState(false)
  const { fields, change, submit, isSending, isLocked, isDirty, problem } = useQuestions(props)
  const { questions } = fields
  return (
    <Sheet isOpen isHeld={isDirty} onClose={onClose} title="自评问题" className="md:w-[44rem]">
      <div className="flex flex-wrap items-center gap-2 px-4 pb-3 sm:px-6">
        <Segmented
          label="回答方式"
          value={fields.scale}
          options={scales}
          onChange={(next) => !isLocked && change({ scale: next })}
        />
        <Button
          variant="mist"
          disabled={isLocked}
          onClick={() => change({ questions: usualQuestions(stored) })}
        >
          换成常用的十题
        </Button>
        <p className="basis-full text-base text-ink-2">
          去掉的问题不再问，已有的回答会留着。从五颗星换成三个笑脸，超过三的按“很棒”算；从三个笑脸换成五颗星，“很棒”算三颗星。
        </p>
      </div>
      <form
        id={formId}
        noValidate
        aria-label="自评问题"
        onSubmit={(event) => {
          setHasTried(true)
          submit(event)
        }}
        className="min-h-0 flex-1 overflow-y-auto px-4"
      >
        <QuestionList
          questions={questions}
          hasTried={hasTried}
          isLocked={isLocked}
          onChange={(next) => change({ questions: next })}
        />
        <Button
          variant="soft"
          className="mt-2 sm:ml-2"
          disabled={isLocked || questions.length >= MAX_EVALUATION_QUESTIONS}
          onClick={() => change({ questions: withNewQuestion(questions) })}
        >
          <Plus aria-hidden />
          添加问题
        </Button>
      </form>
      <footer className="flex flex-wrap items-center justify-end gap-3 px-6 py-4">
        <div className="min-w-0 flex-1">
          <Problem text={gone || (hasTried && questions.length === 0 ? '至少要有一题' : problem)} />
        </div>
        <Button variant="mist" onClick={onClose}>
          取消
        </Button>
        <Button type="submit" form={formId} isBusy={isSending} disabled={gone !== ''}>
          保存问题
        </Button>
      </footer>
    </Sheet>
  )
}

/** The questions as they are edited, saved together. */
function useQuestions({ classId, documentId, scale, questions: stored, onClose }: QuestionsSheetProps) {
  const [seen] = useState(stored)
  return useForm({
    keptAs: `evaluation-questions/${documentId}`,
    start: (): QuestionDrafts => ({ scale, questions: draftsOf(stored) }),
    check: ({ questions }) => ({
      questions:
        questions.length === 0
          ? '至少要有一题'
          : questions.some((one) => questionProblem(one, questions) !== '') && '有一题还没写好',
    }),
    writer: useWrite(saveEvaluationQuestions),
    request: (wanted, typed) => ({
      classId,
      documentId,
      scale: typed.scale ?? scale,
      questions: mergeQuestions(seen, wanted.questions, stored).map((one) => ({
        ...one,
        text: one.text.trim(),
      })),
    }),
    waitsForReread: true,
    onDone: () => showSuccess('自评问题已保存'),
    onClose,
  })
}
