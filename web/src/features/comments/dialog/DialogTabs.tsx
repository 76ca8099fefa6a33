import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { QualityTabs } from '../../../shared/ui/layout/QualityTabs.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { DialogTab } from './dialog-key.ts'

export type DialogTabsProps = {
  value: DialogTab
  /** The id of what the tabs change. */
  panelId: string
  onChange: (tab: DialogTab) => void
}

/** The five qualities and the teacher's own: a column at the left of the dialog, a row on a phone. */
export function DialogTabs(props: DialogTabsProps) {
  return (
    <QualityTabs<'own'>
      {...props}
      className="grid grid-cols-6 cramped:grid-cols-3 gap-0.5 rounded-[1.125rem] bg-mist p-1 md:flex md:flex-col md:gap-1 md:short:gap-0 md:rounded-none md:p-0"
      tabClassName="flex h-13 cramped:h-10 flex-col items-center justify-center gap-0.5 rounded-[0.875rem] text-base/4.5 font-bold whitespace-nowrap transition-colors duration-160 ease-out md:-mr-3 md:h-15 md:short:h-12 md:flex-row md:justify-start md:gap-3 md:rounded-[1.125rem_0_0_1.125rem] md:px-2.5 md:text-[1.0625rem]"
      renderShape={(type) => (
        <Tile tint={wideTint[type]}>
          <QualityShape type={type} className="size-3.5 md:size-[1.0625rem]" />
        </Tile>
      )}
      other={{
        value: 'own',
        title: '自定义点评项和自由点评',
        colour: 'text-brand',
        label: (
          <>
            <Tile tint="md:bg-mist-2">
              <Plus aria-hidden className="size-3.5 md:size-5" />
            </Tile>
            自定义
          </>
        ),
      }}
    />
  )
}

function Tile({ tint, children }: { tint: string; children: ReactNode }) {
  return (
    <span className={`grid place-items-center md:size-10 md:rounded-[0.875rem] ${tint}`}>{children}</span>
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
