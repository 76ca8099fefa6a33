import { isLocalDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { tidyDate } from '@pinge/contract/values/school-days/tidy-date.ts'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { fieldControl, fieldWell } from './field-classes.ts'
import { Field, type FieldProps } from './Field.tsx'
import './date-field.css'

export type DateFieldProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'className'> & {
  /** YYYY-MM-DD, or empty. */
  value: string
  /** The first and the last day that can be chosen. */
  min?: string
  max?: string
  /** What an empty day means. */
  placeholder?: string
  onChange: (value: string) => void
}

/**
 * A day, which reads and is typed in Chinese whatever language the browser has. The browser's own calendar is opened by
 * the button, and on a phone its wheel by a tap anywhere.
 */
export function DateField(props: DateFieldProps) {
  const { label, isLabelHidden, className, value, min, max, placeholder = '不限', onChange } = props
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const calendar = useRef<HTMLInputElement>(null)

  function take(text: string): void {
    const date = tidyDate(text.trim())
    const found = date === '' ? '' : findFault(date, min, max)
    setFault(found)
    setTyped(found === '' ? null : text)
    if (found === '' && date !== value) onChange(date)
  }

  return (
    <Field {...{ label, isLabelHidden, className }} error={fault || undefined}>
      {(field) => (
        <div className={`${fieldWell} date-field relative pr-1!`}>
          <input
            {...field}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={placeholder}
            value={typed ?? formatDate(value)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => {
              setTyped(target.value)
              // Written out, it needs no further key.
              if (isLocalDate(target.value)) take(target.value)
            }}
            onBlur={() => typed !== null && take(typed)}
            onKeyDown={(event) => event.key === 'Enter' && typed !== null && take(typed)}
            className={fieldControl}
          />
          <button
            type="button"
            aria-label={`${label}：打开日历`}
            onClick={() => calendar.current?.showPicker()}
            className="grid size-11 shrink-0 place-items-center rounded-field"
          >
            <CalendarDays aria-hidden />
          </button>
          <input
            ref={calendar}
            type="date"
            aria-hidden
            tabIndex={-1}
            value={value}
            min={min}
            max={max}
            onChange={({ target }) => target.value !== '' && take(target.value)}
            className="pointer-events-none absolute inset-0 h-full w-full opacity-0 pointer-coarse:pointer-events-auto"
          />
        </div>
      )}
    </Field>
  )
}

function findFault(date: string, min = '', max = ''): string {
  if (!isLocalDate(date)) return '写成 2026年9月1日 这样'
  if (max !== '' && date > max) return `不能晚于${formatDate(max)}`
  if (min !== '' && date < min) return `不能早于${formatDate(min)}`
  return ''
}

/** 2026年11月3日 */
function formatDate(date: string): string {
  if (date === '') return ''
  const [year, month, day] = date.split('-').map(Number)
  return `${year}年${month}月${day}日`
}
