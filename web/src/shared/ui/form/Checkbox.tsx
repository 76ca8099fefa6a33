import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

export type CheckboxProps = {
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  /** What is agreed to; it may hold links of its own. */
  children: ReactNode
  error?: string | undefined
  className?: string
}

export function Checkbox({ isChecked, onChange, children, error, className = '' }: CheckboxProps) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={className}>
      <div className="flex min-h-12 items-center">
        <span className="relative grid size-12 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            checked={isChecked}
            onChange={(event) => onChange(event.target.checked)}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? noteId : undefined}
            className="peer absolute inset-0 size-12 cursor-pointer appearance-none rounded-full"
          />
          <span className="pointer-events-none grid size-5 place-items-center rounded-[0.375rem] bg-mist-2 text-transparent ring-2 ring-ink-3 ring-inset peer-checked:bg-brand peer-checked:text-white peer-checked:ring-brand">
            <Check aria-hidden className="size-3.5 stroke-[3.5]" />
          </span>
        </span>
        <label htmlFor={id} className="py-2 text-s text-ink-2">
          {children}
        </label>
      </div>
      {error && (
        <p id={noteId} role="alert" className="ml-12 text-s text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
