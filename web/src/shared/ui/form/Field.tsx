import { useId, type ReactNode } from 'react'

export type FieldProps = {
  label: string
  /** The label is heard, but not seen. */
  isLabelHidden?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
  className?: string | undefined
  children: (field: FieldAttributes) => ReactNode
}

export type FieldAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A label, a control, and under it what is wrong or what helps. */
export function Field({ label, isLabelHidden, error, hint, className = '', children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block text-s font-bold text-ink-2'}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p
          id={noteId}
          {...(error && { role: 'alert' })}
          className={`mt-1.5 ml-1 text-s ${error ? 'text-danger' : 'text-ink-2'}`}
        >
          {note}
        </p>
      )}
    </div>
  )
}
