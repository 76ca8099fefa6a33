import { Field } from './Field.tsx'

export type TextAreaProps = {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  placeholder?: string
  error?: string | undefined
  readOnly?: boolean
  rows?: number
}

/** Several lines, and how many characters they have. */
export function TextArea({ label, value, onChange, maxLength, error, rows = 5, ...rest }: TextAreaProps) {
  return (
    <Field label={label} error={error}>
      {(field) => (
        <div className="rounded-field bg-mist px-4 py-3 focus-within:outline-3 focus-within:outline-brand has-[[aria-invalid]]:bg-danger-tint">
          <textarea
            {...rest}
            {...field}
            rows={rows}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="block w-full resize-y bg-transparent text-m text-ink shadow-none! outline-none! placeholder:text-ink-2"
          />
          <p aria-hidden className="num text-right text-s text-ink-2">
            {value.length}/{maxLength}
          </p>
        </div>
      )}
    </Field>
  )
}
