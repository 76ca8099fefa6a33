import { useIsPrinting } from '../../../shared/device/use-is-printing.ts'

/** What stands in the fields of a form, whole: a field on paper would show its first lines alone. */
export function WordsOnPaper({ words }: { words: readonly (readonly [label: string, words: string])[] }) {
  if (!useIsPrinting()) return null
  return (
    <dl className="hidden print:block">
      {words.map(([label, said]) => (
        <div key={label} className="break-inside-avoid py-1">
          <dt className="text-s">{label}</dt>
          <dd className="text-m whitespace-pre-line wrap-anywhere">{said || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
