import { splitFound } from './split-found.ts'

/** A text in which what was searched for is marked. */
export function Found({ text, keyword = '' }: { text: string; keyword?: string | undefined }) {
  return splitFound(text, keyword).map((part, place) =>
    place % 2 === 1 ? (
      <mark key={place} className="rounded-s bg-sun-tint text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
