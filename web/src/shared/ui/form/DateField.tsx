import type { ComponentProps } from 'react'
import { fieldControl, fieldWell } from './field-classes.ts'
import { Field } from './Field.tsx'

export type DateFieldProps = Pick<ComponentProps<'input'>, 'min' | 'max'> & {
  label: string
  /** The label is heard, but not seen. */
  isLabelHidden?: boolean
  className?: string
  /** YYYY-MM-DD, or empty. */
  value: string
  onChange: (value: string) => void
}

/** A day. Until it is written in, it reads in Chinese whatever language the browser has. */
export function DateField({ label, isLabelHidden, className, value, onChange, ...limits }: DateFieldProps) {
  return (
    <Field label={label} isLabelHidden={isLabelHidden} className={className}>
      {(field) => (
        <div className={`${fieldWell} relative`}>
          <input
            type="date"
            lang="zh-CN"
            {...limits}
            {...field}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`peer ${fieldControl}`}
          />
          <span
            aria-hidden
            className="pointer-events-none absolute inset-y-1 right-11 left-3 flex items-center bg-mist px-1 text-ink peer-focus:hidden"
          >
            {value === '' ? '不限' : formatDate(value)}
          </span>
        </div>
      )}
    </Field>
  )
}

/** 2026年11月3日 */
function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
