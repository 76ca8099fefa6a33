import { moveItem } from '../../../../shared/drag/move-item.ts'
import { SortableHint } from '../../../../shared/drag/SortableHint.tsx'
import { useSortable } from '../../../../shared/drag/use-sortable.ts'
import { questionProblem, type QuestionDraft } from './question-drafts.ts'
import { QuestionRow } from './QuestionRow.tsx'

type QuestionListProps = {
  questions: readonly QuestionDraft[]
  hasTried: boolean
  isLocked: boolean
  onChange: (questions: QuestionDraft[]) => void
}

/** The questions in their order, moved by hand or by keys. */
export function QuestionList({ questions, hasTried, isLocked, onChange }: QuestionListProps) {
  const keys = questions.map(({ key }) => key)
  const { list, hint, entryProps, handleProps } = useSortable({
    ids: keys,
    onMove: (key, to) => {
      const byKey = new Map(questions.map((question) => [question.key, question]))
      onChange(moveItem(keys, key, to).flatMap((one) => byKey.get(one) ?? []))
    },
  })
  return (
    <>
      <ul ref={list} aria-label="全部问题">
        {questions.map((draft, place) => (
          <QuestionRow
            key={draft.key}
            draft={draft}
            number={place + 1}
            problem={hasTried ? questionProblem(draft, questions) : ''}
            isLocked={isLocked}
            entry={entryProps(draft.key)}
            handle={handleProps(draft.key)}
            onChange={(changes) =>
              onChange(questions.map((one) => (one.key === draft.key ? { ...one, ...changes } : one)))
            }
            onRemove={() => onChange(questions.filter(({ key }) => key !== draft.key))}
          />
        ))}
      </ul>
      <SortableHint {...hint} nameOf={(id) => questions.find((one) => one.key === id)?.text} />
    </>
  )
}
