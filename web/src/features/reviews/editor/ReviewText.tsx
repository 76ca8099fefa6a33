import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { MAX_REVIEW_TEXT_LENGTH, type Sentence } from '@pinge/contract/reviews/review-values.ts'
import { sentenceAt } from '@pinge/contract/reviews/sentences.ts'
import { useId } from 'react'

const underline: Readonly<Record<QualityType, string>> = {
  1: 'decoration-q1/40',
  2: 'decoration-q2/40',
  3: 'decoration-q3/40',
  4: 'decoration-q4/40',
  5: 'decoration-q5/40',
}
const tint: Readonly<Record<QualityType, string>> = {
  1: 'bg-q1-tint',
  2: 'bg-q2-tint',
  3: 'bg-q3-tint',
  4: 'bg-q4-tint',
  5: 'bg-q5-tint',
}

export type ReviewTextProps = {
  text: string
  sentences: readonly Sentence[]
  /** The sentence that is looked at; -1 for none. */
  place: number
  isReadOnly: boolean
  onChange: (text: string) => void
  onPlace: (place: number) => void
}

/** Both are laid over each other, so that they break their lines alike. */
const layer =
  'col-start-1 row-start-1 block w-full text-wrap whitespace-pre-wrap wrap-anywhere px-1 text-l leading-9 tracking-normal'

/** The text, in which every sentence that states a fact is underlined in the colour of its quality. */
export function ReviewText({ text, sentences, place, isReadOnly, onChange, onPlace }: ReviewTextProps) {
  const id = useId()
  return (
    <div className="rounded-field bg-white focus-within:outline-3 focus-within:outline-brand">
      <label htmlFor={id} className="sr-only">
        评语
      </label>
      <div className="grid min-h-40">
        <p aria-hidden className={`${layer} pointer-events-none text-transparent`}>
          {sentences.map((sentence, at) => (
            <span key={at} className={lookOf(sentence, at === place)}>
              {sentence.text}
            </span>
          ))}
          {/* A line that is begun has its height already. */}
          {'\u200b'}
        </p>
        <textarea
          id={id}
          value={text}
          readOnly={isReadOnly}
          maxLength={MAX_REVIEW_TEXT_LENGTH}
          placeholder={isReadOnly ? '没有写评语' : '写下这学期的这个孩子；也可以先生成初稿，再改成自己的话。'}
          onChange={({ target }) => onChange(target.value)}
          onSelect={({ currentTarget }) => onPlace(sentenceAt(sentences, currentTarget.selectionStart))}
          className={`${layer} resize-none overflow-hidden bg-transparent text-ink shadow-none! outline-none! placeholder:text-ink-3`}
        />
      </div>
    </div>
  )
}

function lookOf({ evidence, isOwn }: Sentence, isOpen: boolean): string {
  const type = evidence[0]?.type ?? null
  if (isOwn || type === null) return isOpen ? 'bg-mist' : ''
  return `underline decoration-2 underline-offset-4 ${underline[type]} ${isOpen ? tint[type] : ''}`
}
