import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { useRef, type KeyboardEvent } from 'react'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'
import { qualityText } from '../../shared/ui/quality-classes.ts'

export type TypeTabsProps = { value: QualityType; panelId: string; onChange: (type: QualityType) => void }

/** The five types in one row; ← and → walk through them. */
export function TypeTabs({ value, panelId, onChange }: TypeTabsProps) {
  const row = useRef<HTMLDivElement>(null)

  function handleKey(event: KeyboardEvent): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const place = qualityTypes.findIndex(({ type }) => type === value)
    const next = step === 0 ? undefined : qualityTypes.at((place + step) % qualityTypes.length)
    if (!next) return
    event.preventDefault()
    onChange(next.type)
    row.current?.querySelector<HTMLElement>(`[data-type="${next.type}"]`)?.focus()
  }

  return (
    <div
      ref={row}
      role="tablist"
      aria-label="品质"
      className="grid w-full grid-cols-5 gap-1 rounded-[18px] bg-groove p-1 md:w-[560px]"
    >
      {qualityTypes.map(({ type, tab, name }) => {
        const isOpen = type === value
        return (
          <button
            key={type}
            type="button"
            role="tab"
            id={`${panelId}-${type}`}
            data-type={type}
            aria-selected={isOpen}
            aria-controls={panelId}
            tabIndex={isOpen ? 0 : -1}
            title={name}
            onClick={() => onChange(type)}
            onKeyDown={handleKey}
            className={`flex h-12 items-center justify-center gap-1.5 rounded-[14px] whitespace-nowrap sm:gap-2 text-name font-bold transition-colors duration-160 ease-out ${isOpen ? `bg-white ${qualityText[type]}` : 'text-ink-2 hover:text-ink print:hidden'}`}
          >
            <QualityShape type={type} size={14} />
            {tab}
          </button>
        )
      })}
    </div>
  )
}
