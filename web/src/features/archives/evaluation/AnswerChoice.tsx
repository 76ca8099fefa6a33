import {
  bestAnswers,
  type EvaluationQuestion,
  type EvaluationScale,
} from '@pinge/contract/archives/evaluation.ts'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { Smile } from './Smile.tsx'

export type AnswerChoiceProps = {
  question: EvaluationQuestion
  scale: EvaluationScale
  /** From 1; null where nothing is chosen. */
  value: number | null
  isReadOnly: boolean
  onChange: (value: number | null) => void
}

/** What the three smiles say. */
const smileNames = ['再加油', '还可以', '很棒'] as const

/** One question with its smiles or stars. A digit answers the question that has the focus; the same choice again takes it away. */
export function AnswerChoice({ question, scale, value, isReadOnly, onChange }: AnswerChoiceProps) {
  const id = useId()
  const best = bestAnswers[scale]
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hair py-2 print:break-inside-avoid print:py-0.5">
      <legend className="sr-only">{question.text}</legend>
      <span
        aria-hidden
        className="flex min-w-[min(100%,12rem)] flex-1 items-center gap-2 text-l print:text-m"
      >
        <QualityShape type={question.type} />
        {question.text}
      </span>
      <span className="flex gap-1 cramped:flex-wrap">
        {Array.from({ length: best }, (_, place) => place + 1).map((choice) => (
          <label
            key={choice}
            className="relative grid size-14 print:size-8 cursor-pointer place-items-center rounded-field has-checked:bg-sun-tint has-checked:outline-3 has-checked:-outline-offset-3 has-checked:outline-sun has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              disabled={isReadOnly}
              name={id}
              aria-label={choiceName(scale, choice)}
              checked={value === choice}
              onChange={() => onChange(choice)}
              onClick={() => value === choice && onChange(null)}
              onKeyDown={({ key, currentTarget }) => {
                const typed = Number(key)
                if (!(typed >= 1 && typed <= best)) return
                onChange(typed)
                focusNext(currentTarget)
              }}
              className="sr-only"
            />
            {scale === 'smile' ? (
              <Smile level={choice} />
            ) : (
              <Star
                aria-hidden
                className={`size-8 print:size-6 ${value !== null && choice <= value ? 'fill-sun stroke-sun' : 'stroke-ink-3'}`}
              />
            )}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

export function choiceName(scale: EvaluationScale, choice: number): string {
  return scale === 'smile' ? (smileNames[choice - 1] ?? '') : `${choice} 颗星`
}

/** The next question, so that a whole form is keyed in by digits alone. */
function focusNext(choice: HTMLElement): void {
  const next = choice.closest('fieldset')?.nextElementSibling
  const target = next?.querySelector<HTMLInputElement>('input:checked') ?? next?.querySelector('input')
  target?.focus()
}
