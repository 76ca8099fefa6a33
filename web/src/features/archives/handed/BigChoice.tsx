import { bestAnswers, type EvaluationScale } from '@pinge/contract/archives/evaluation.ts'
import { Star } from 'lucide-react'
import { choiceName } from '../evaluation/AnswerChoice.tsx'
import { Smile } from '../evaluation/Smile.tsx'

type BigChoiceProps = {
  question: string
  scale: EvaluationScale
  value: number | null
  onChoose: (value: number) => void
}

/** Smiles or stars that small hands hit; a tap goes on to the next question. */
export function BigChoice({ question, scale, value, onChoose }: BigChoiceProps) {
  const choices = Array.from({ length: bestAnswers[scale] }, (_, place) => place + 1)
  return (
    <div role="group" aria-label={question} className="handed-choices" data-scale={scale}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={value === choice}
          onClick={() => onChoose(choice)}
          className="handed-choice"
        >
          {scale === 'smile' ? (
            <Smile level={choice} />
          ) : (
            <Star
              aria-hidden
              className={value !== null && choice <= value ? 'fill-sun stroke-sun' : 'stroke-ink-3'}
            />
          )}
          {choiceName(scale, choice)}
        </button>
      ))}
    </div>
  )
}
