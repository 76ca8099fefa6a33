import type { ItemSetting } from '@pinge/contract/comment-items.ts'
import type { QualityType } from '@pinge/contract/quality-type.ts'
import { RotateCcw, Search } from 'lucide-react'
import { useId, useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { ExportButton } from '../../shared/ui/form/ExportButton.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { PrintButton } from '../../shared/ui/form/PrintButton.tsx'
import { tabId } from '../../shared/ui/layout/Tabs.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { DeleteItem } from './DeleteItem.tsx'
import { exportItems } from './export-items.ts'
import { ItemColumn } from './ItemColumn.tsx'
import type { ItemKind } from './item-columns.ts'
import { ItemSkeleton } from './ItemSkeleton.tsx'
import { RestoreItems } from './RestoreItems.tsx'
import { searchItems } from './search-items.ts'
import { TypeTabs } from './TypeTabs.tsx'
import { useItemDeeds, useItemSettings } from './use-item-settings.ts'

const ItemForm = onDemand(async () => (await import('./ItemForm.tsx')).ItemForm)

export type ItemEditorProps = { type: QualityType; onType: (type: QualityType) => void }

type Open =
  | { dialog: 'none' }
  | { dialog: 'add'; kind: ItemKind }
  | { dialog: 'edit' | 'delete'; item: ItemSetting }
  | { dialog: 'restore' }

const kinds = ['praise', 'reminder'] as const

/** A teacher's items, type by type: what is offered, in which order, and what was made by the teacher. */
export function ItemEditor({ type, onType }: ItemEditorProps) {
  const { data: items, error, refetch } = useItemSettings()
  const deeds = useItemDeeds()
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const close = () => setOpen({ dialog: 'none' })
  const panelId = useId()
  const [typed, setTyped] = useState('')
  const found = items && searchItems(items, type, typed)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <TypeTabs value={type} panelId={panelId} onChange={onType} />
        <TextField
          label="搜索点评项"
          isLabelHidden
          type="search"
          placeholder="搜索点评项"
          icon={<Search aria-hidden />}
          value={typed}
          onChange={setTyped}
          className="min-w-48 flex-1 lg:max-w-64 print:hidden"
        />
        <div className="flex flex-wrap gap-x-1 print:hidden">
          {items && <ExportButton variant="quiet" onExport={() => exportItems(items)} />}
          <PrintButton variant="quiet" className="max-md:hidden" />
          <Button variant="quiet" disabled={!items} onClick={() => setOpen({ dialog: 'restore' })}>
            <RotateCcw aria-hidden />
            恢复默认
          </Button>
        </div>
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, type)}
        className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-2"
      >
        {items &&
          found?.here !== 0 &&
          kinds.map((kind) => (
            <ItemColumn
              key={`${type}-${kind}`}
              items={items}
              type={type}
              kind={kind}
              search={typed}
              deeds={deeds}
              onAdd={() => setOpen({ dialog: 'add', kind })}
              onEdit={(item) => setOpen({ dialog: 'edit', item })}
              onDelete={(item) => setOpen({ dialog: 'delete', item })}
            />
          ))}
        {found?.here === 0 && (
          <EmptyState
            className="lg:col-span-2"
            picture="magnifier"
            title={`${found.tab}里没有找到“${typed.trim()}”`}
            {...(found.elsewhere !== '' && { text: `${found.elsewhere}里有，换到那里看看。` })}
            action={
              <Button variant="soft" onClick={() => setTyped('')}>
                清空搜索
              </Button>
            }
          />
        )}
        {!items && error && (
          <ErrorBox
            className="lg:col-span-2"
            reason={describeFailure(error)}
            onRetry={() => void refetch()}
          />
        )}
        {!items && !error && <ItemSkeleton />}
      </div>
      {open.dialog === 'add' && <ItemForm type={type} kind={open.kind} onClose={close} />}
      {open.dialog === 'edit' && <ItemForm type={type} item={open.item} onClose={close} />}
      {open.dialog === 'delete' && <DeleteItem item={open.item} deeds={deeds} onClose={close} />}
      {open.dialog === 'restore' && items && (
        <RestoreItems items={items} type={type} deeds={deeds} onClose={close} />
      )}
    </>
  )
}
