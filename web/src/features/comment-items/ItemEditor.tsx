import { itemSettings, type ItemSetting } from '@pinge/contract/comment-items.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { useId, useState } from 'react'
import { useRead } from '../../shared/api/use-read.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { tabId } from '../../shared/ui/layout/Tabs.tsx'
import { DeleteItem } from './DeleteItem.tsx'
import { ItemColumn } from './ItemColumn.tsx'
import { itemKinds, type ItemKind } from './item-columns.ts'
import { ItemsPaper } from './ItemsPaper.tsx'
import { ItemToolbar } from './ItemToolbar.tsx'
import { RestoreItems } from './RestoreItems.tsx'
import { searchItems } from './search-items.ts'

const ItemForm = onDemand(async () => (await import('./ItemForm.tsx')).ItemForm)

export type ItemEditorProps = { type: QualityType; onType: (type: QualityType) => void }

type Open =
  | { dialog: 'none' }
  | { dialog: 'add'; kind: ItemKind }
  | { dialog: 'edit' | 'delete'; item: ItemSetting }
  | { dialog: 'restore' }

/** A teacher's items, type by type: what is offered, in which order, and what was made by the teacher. */
export function ItemEditor({ type, onType }: ItemEditorProps) {
  const settings = useRead(itemSettings, {})
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const [typed, setTyped] = useState('')
  const panelId = useId()
  const close = () => setOpen({ dialog: 'none' })

  return (
    <>
      <ItemToolbar
        items={settings.data}
        type={type}
        panelId={panelId}
        onType={onType}
        typed={typed}
        onSearch={setTyped}
        onRestore={() => setOpen({ dialog: 'restore' })}
      />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={tabId(panelId, type)}
        className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-2"
      >
        <ReadView read={settings} waiting={<ItemsSkeleton />} errorClassName="lg:col-span-2">
          {(items) =>
            searchItems(items, type, typed).here === 0 ? (
              <NothingFound items={items} type={type} typed={typed} onClear={() => setTyped('')} />
            ) : (
              itemKinds.map((kind) => (
                <ItemColumn
                  key={`${type}-${kind}`}
                  items={items}
                  type={type}
                  kind={kind}
                  search={typed}
                  onAdd={() => setOpen({ dialog: 'add', kind })}
                  onEdit={(item) => setOpen({ dialog: 'edit', item })}
                  onDelete={(item) => setOpen({ dialog: 'delete', item })}
                />
              ))
            )
          }
        </ReadView>
      </div>
      {settings.data && <ItemsPaper items={settings.data} />}
      {open.dialog === 'add' && <ItemForm type={type} kind={open.kind} onClose={close} />}
      {open.dialog === 'edit' && <ItemForm type={type} item={open.item} onClose={close} />}
      {open.dialog === 'delete' && <DeleteItem item={open.item} onClose={close} />}
      {open.dialog === 'restore' && settings.data && (
        <RestoreItems items={settings.data} type={type} onClose={close} />
      )}
    </>
  )
}

type NothingFoundProps = {
  items: readonly ItemSetting[]
  type: QualityType
  typed: string
  onClear: () => void
}

function NothingFound({ items, type, typed, onClear }: NothingFoundProps) {
  const { tab, elsewhere } = searchItems(items, type, typed)
  return (
    <EmptyState
      className="lg:col-span-2"
      picture="magnifier"
      title={`${tab}里没有找到“${typed.trim()}”`}
      {...(elsewhere !== '' && { text: `${elsewhere}里有，换到那里看看。` })}
      action={
        <Button variant="soft" onClick={onClear}>
          清空搜索
        </Button>
      }
    />
  )
}

/** The two columns before their items come. */
function ItemsSkeleton() {
  return (
    <SkeletonGroup className="contents">
      {itemKinds.map((kind) => (
        <div key={kind} className="grid gap-2 rounded-big bg-white/70 p-4">
          {Array.from({ length: 6 }, (_, place) => (
            <Skeleton key={place} className="h-16" />
          ))}
        </div>
      ))}
    </SkeletonGroup>
  )
}
