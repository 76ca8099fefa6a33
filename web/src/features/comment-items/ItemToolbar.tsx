import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { RotateCcw } from 'lucide-react'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../shared/ui/buttons/PrintButton.tsx'
import { SearchInput } from '../../shared/ui/form/SearchInput.tsx'
import { QualityTabs } from '../../shared/ui/layout/QualityTabs.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import { exportItems } from './export-items.ts'

export type ItemToolbarProps = {
  /** All items of the teacher, once they are read. */
  items: readonly ItemSetting[] | undefined
  type: QualityType
  panelId: string
  onType: (type: QualityType) => void
  typed: string
  onSearch: (typed: string) => void
  onRestore: () => void
}

/** Which type is shown, what is looked for, and what is done with a type as a whole. */
export function ItemToolbar(props: ItemToolbarProps) {
  const { items, type, panelId, onType, typed, onSearch, onRestore } = props
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <QualityTabs
        value={type}
        panelId={panelId}
        onChange={onType}
        className="grid w-full grid-cols-5 gap-1 rounded-[18px] bg-groove p-1 md:w-[560px]"
        tabClassName="flex h-12 items-center justify-center gap-1.5 rounded-[14px] whitespace-nowrap text-name font-bold transition-colors duration-160 ease-out not-aria-selected:print:hidden sm:gap-2"
        renderShape={(each) => <QualityShape type={each} size={14} />}
      />
      <SearchInput
        label="搜索点评项"
        value={typed}
        onChange={onSearch}
        className="min-w-[min(100%,12rem)] flex-1 lg:max-w-64 print:hidden"
      />
      <div className="flex flex-wrap gap-x-1 print:hidden">
        {/* In its place from the beginning, so that nothing moves when the items come. */}
        <ExportButton variant="quiet" disabled={!items} onExport={() => exportItems(items ?? [])} />
        <PrintButton variant="quiet" className="max-md:hidden" disabled={!items} />
        <Button variant="quiet" disabled={!items} onClick={onRestore}>
          <RotateCcw aria-hidden />
          恢复默认
        </Button>
      </div>
    </div>
  )
}
