import { qualityTypes, type QualityType } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { qualityText } from '../../shared/ui/picture/quality-classes.ts'
import { Tabs } from '../../shared/ui/layout/Tabs.tsx'

export type TypeTabsProps = { value: QualityType; panelId: string; onChange: (type: QualityType) => void }

/** The five types in one row. */
export function TypeTabs({ value, panelId, onChange }: TypeTabsProps) {
  return (
    <Tabs<QualityType>
      label="品质"
      value={value}
      panelId={panelId}
      onChange={onChange}
      className="grid w-full grid-cols-5 gap-1 rounded-[18px] bg-groove p-1 md:w-[560px]"
      tabClassName="flex h-12 items-center justify-center gap-1.5 rounded-[14px] whitespace-nowrap text-name font-bold transition-colors duration-160 ease-out sm:gap-2"
      options={qualityTypes.map(({ type, tab, name }) => ({
        value: type,
        title: name,
        className:
          type === value ? `bg-white ${qualityText[type]}` : 'text-ink-2 hover:text-ink print:hidden',
        label: (
          <>
            <QualityShape type={type} size={14} />
            {tab}
          </>
        ),
      }))}
    />
  )
}
