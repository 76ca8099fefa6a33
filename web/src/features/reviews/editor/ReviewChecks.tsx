import { checkReview, type ReviewCheck } from '@pinge/contract/reviews/check-review.ts'
import { countWithoutSpaces } from '@pinge/contract/reviews/sentences.ts'
import { Check, TriangleAlert } from 'lucide-react'

export type ReviewChecksProps = { text: string; check: ReviewCheck }

/** How long the text is, and what a teacher may want to look at again. It advises and refuses nothing. */
export function ReviewChecks({ text, check }: ReviewChecksProps) {
  const { minLength, maxLength } = check
  const problems = checkReview(text, check)
  const length = problems.find(({ kind }) => kind === 'length')
  const has = (...kinds: string[]) => problems.some(({ kind }) => kinds.includes(kind))
  return (
    <div className="flex flex-col gap-2 text-s text-ink-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span>
          <b className="num text-m text-ink">{countWithoutSpaces(text)}</b> 字，{minLength}–{maxLength}
          {text.trim() !== '' && ` ${length ? length.text : '正好'}`}
        </span>
        {text.trim() !== '' && (
          <>
            {!has('repeated') && <Good>和别人没有重样的句子</Good>}
            {!has('other-name', 'pronoun') && <Good>名字和称呼都对</Good>}
          </>
        )}
      </div>
      <div role="status">
        <ul className="flex flex-col gap-1 empty:hidden">
          {problems
            .filter(({ kind }) => kind !== 'length')
            .map(({ kind, words, text: told }) => (
              <li key={`${kind} ${words}`} className="flex items-start gap-2 text-sun-ink">
                <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                {told}
              </li>
            ))}
        </ul>
      </div>
    </div>
  )
}

function Good({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-1">
      <Check aria-hidden className="size-4 text-brand" />
      {children}
    </span>
  )
}
