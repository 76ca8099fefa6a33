import { ChevronDown } from 'lucide-react'
import { questions } from './introduction.ts'

export function QuestionList() {
  return (
    <div className="flex flex-col gap-3">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group rounded-card bg-mist">
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-5 py-3 text-m font-bold hover:bg-mist-2 [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-2 transition-transform duration-160 ease-out group-open:rotate-180"
            />
          </summary>
          <p className="px-5 pb-4 text-m text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  )
}
