import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'
import { qualityText } from '../../shared/ui/quality-classes.ts'

export type QualityTabsProps = {
  value: QualityType
  /** The id of what the tabs change. */
  panelId: string
  onChange: (type: QualityType) => void
}

/** The five qualities: a column at the left of the dialog, a row on a phone. The dialog itself listens for ← and →. */
export function QualityTabs({ value, panelId, onChange }: QualityTabsProps) {
  return (
    <div
      role="tablist"
      aria-label="品质"
      className="grid grid-cols-5 gap-1 rounded-[18px] bg-mist p-1 md:flex md:flex-col md:rounded-none md:p-0"
    >
      {qualityTypes.map(({ type, tab, name }) => {
        const isOpen = type === value
        return (
          <button
            key={type}
            type="button"
            role="tab"
            id={`${panelId}-${type}`}
            aria-selected={isOpen}
            aria-controls={panelId}
            tabIndex={isOpen ? 0 : -1}
            title={name}
            onClick={() => onChange(type)}
            className={`flex h-13 flex-col items-center justify-center gap-0.5 rounded-[14px] text-base/4.5 font-bold transition-colors duration-160 ease-out md:-mr-3 md:h-15 md:flex-row md:justify-start md:gap-3 md:rounded-[18px_0_0_18px] md:px-2.5 md:text-[17px] ${isOpen ? `bg-white ${qualityText[type]}` : 'text-ink-2 hover:text-ink'}`}
          >
            <span className={`grid place-items-center md:size-10 md:rounded-[14px] ${wideTint[type]}`}>
              <QualityShape type={type} className="size-3.5 md:size-[17px]" />
            </span>
            {tab}
          </button>
        )
      })}
    </div>
  )
}

/** The tint only where the shape has a tile of its own. */
const wideTint: Record<QualityType, string> = {
  1: 'md:bg-q1-tint',
  2: 'md:bg-q2-tint',
  3: 'md:bg-q3-tint',
  4: 'md:bg-q4-tint',
  5: 'md:bg-q5-tint',
}
