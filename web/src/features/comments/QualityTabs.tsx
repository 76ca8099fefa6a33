import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'
import { qualityText } from '../../shared/ui/quality-classes.ts'
import type { DialogTab } from './dialog-key.ts'

export type QualityTabsProps = {
  value: DialogTab
  /** The id of what the tabs change. */
  panelId: string
  onChange: (tab: DialogTab) => void
}

/**
 * The five qualities and the teacher's own: a column at the left of the dialog, a row on a phone. The dialog itself
 * listens for ← and →.
 */
export function QualityTabs({ value, panelId, onChange }: QualityTabsProps) {
  const tabProps = (tab: DialogTab) => ({
    id: `${panelId}-${tab}`,
    panelId,
    isOpen: tab === value,
    onOpen: () => onChange(tab),
  })
  return (
    <div
      role="tablist"
      aria-label="品质"
      className="grid grid-cols-6 gap-0.5 rounded-[18px] bg-mist p-1 md:flex md:flex-col md:gap-1 md:rounded-none md:p-0"
    >
      {qualityTypes.map(({ type, tab, name }) => (
        <Tab
          key={type}
          {...tabProps(type)}
          title={name}
          colour={qualityText[type]}
          tile={wideTint[type]}
          name={tab}
        >
          <QualityShape type={type} className="size-3.5 md:size-[17px]" />
        </Tab>
      ))}
      <Tab
        {...tabProps('own')}
        title="自己的项目和自由点评"
        colour="text-brand"
        tile="md:bg-mist-2"
        name="自定义"
      >
        <Plus aria-hidden className="size-3.5 md:size-5" />
      </Tab>
    </div>
  )
}

type TabProps = {
  id: string
  panelId: string
  isOpen: boolean
  onOpen: () => void
  title: string
  /** Of its words while it is open. */
  colour: string
  tile: string
  name: string
  children: ReactNode
}

function Tab({ id, panelId, isOpen, onOpen, title, colour, tile, name, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isOpen}
      aria-controls={panelId}
      tabIndex={isOpen ? 0 : -1}
      title={title}
      onClick={onOpen}
      className={`flex h-13 flex-col items-center justify-center gap-0.5 rounded-[14px] text-base/4.5 font-bold whitespace-nowrap transition-colors duration-160 ease-out md:-mr-3 md:h-15 md:flex-row md:justify-start md:gap-3 md:rounded-[18px_0_0_18px] md:px-2.5 md:text-[17px] ${isOpen ? `bg-white ${colour}` : 'text-ink-2 hover:text-ink'}`}
    >
      <span className={`grid place-items-center md:size-10 md:rounded-[14px] ${tile}`}>{children}</span>
      {name}
    </button>
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
