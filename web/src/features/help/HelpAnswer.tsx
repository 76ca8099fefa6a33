import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import type { HelpQuestion } from './questions.ts'

export type HelpAnswerProps = { help: HelpQuestion; isOpen: boolean }

/** A question that unfolds. Its picture is fetched only when it is looked at. */
export function HelpAnswer({ help, isOpen }: HelpAnswerProps) {
  const { id, question, answer, picture } = help
  return (
    <details id={id} open={isOpen} className="group scroll-mt-4 rounded-card bg-white">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 text-m font-bold [&::-webkit-details-marker]:hidden">
        {question}
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-ink-2 transition-transform duration-160 ease-out group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-2 px-5 pb-4 text-m text-ink-2">
        {answer.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {picture && (
          <img
            src={`/pictures/${picture.name}-small.webp`}
            alt={picture.alt}
            width={800}
            height={450}
            loading="lazy"
            decoding="async"
            className="h-auto w-full max-w-[480px] rounded-field border border-hair bg-sky-2"
          />
        )}
        <Link
          to={{ hash: id }}
          replace
          aria-label={`${question}的链接`}
          className="flex min-h-12 w-fit items-center text-s font-bold text-brand hover:text-brand-deep"
        >
          这一条的链接
        </Link>
      </div>
    </details>
  )
}
