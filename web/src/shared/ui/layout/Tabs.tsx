import type { KeyboardEvent, ReactNode } from 'react'

export type TabOption<Value extends string | number> = {
  value: Value
  label: ReactNode
  /** What the label leaves out. */
  title?: string
  className?: string
}

export type TabsProps<Value extends string | number> = {
  /** What is chosen here, for the ear. */
  label: string
  value: Value
  options: readonly TabOption<Value>[]
  /** The id of what the tabs change, which is a `tabpanel`. */
  panelId: string
  onChange: (value: Value) => void
  className: string
  /** Of every tab; an open one is `aria-selected`. */
  tabClassName: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Parts of one screen, of which one is open: one stop of the Tab key, and the arrows walk from one to the next. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>) {
  const { label, value, options, panelId, onChange, className, tabClassName } = props

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key] ?? 0
    const place = options.findIndex((option) => option.value === value)
    const next = step === 0 ? undefined : options.at((place + step) % options.length)
    if (!next) return
    event.preventDefault()
    // Answered here: a dialog that listens to the arrows everywhere would go one further.
    event.stopPropagation()
    onChange(next.value)
    document.getElementById(tabId(panelId, next.value))?.focus()
  }

  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={className} onKeyDown={walk}>
      {options.map((option) => (
        <button
          key={option.value}
          id={tabId(panelId, option.value)}
          type="button"
          role="tab"
          aria-selected={option.value === value}
          aria-controls={panelId}
          tabIndex={option.value === value ? 0 : -1}
          title={option.title}
          onClick={() => onChange(option.value)}
          className={`${tabClassName} ${option.className ?? ''}`}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}

/** The id of a tab, which names its panel. */
export function tabId(panelId: string, value: string | number): string {
  return `${panelId}-${value}`
}
