import { orderItems, type ItemSetting } from '@pinge/contract/comment-items.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { SortableHint } from '../../shared/drag/SortableHint.tsx'
import { useSortable } from '../../shared/drag/use-sortable.ts'
import { showUndo } from '../../shared/ui/feedback/show-toast.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { drawItems } from './draw-items.ts'
import { inOrder, itemsOfColumn, kindLabels, orderAfterMove, type ItemKind } from './item-columns.ts'
import { isFound } from './search-items.ts'
import { ItemRow } from './ItemRow.tsx'

export type ItemColumnProps = {
  /** All items of the teacher; the column takes its own. */
  items: readonly ItemSetting[]
  type: QualityType
  kind: ItemKind
  /** What was typed to find some; while something is, nothing is moved. */
  search: string
  onAdd: () => void
  onEdit: (item: ItemSetting) => void
  onDelete: (item: ItemSetting) => void
}

/** The praises or the reminders of a type, put in order by hand. */
export function ItemColumn({ items, type, kind, search, onAdd, onEdit, onDelete }: ItemColumnProps) {
  const all = itemsOfColumn(items, type, kind)
  const shown = all.filter((item) => isFound(item, search))
  const isSearching = shown.length < all.length
  const headingId = useId()
  const { write } = useWrite(orderItems, { announces: 'failures' })
  const { list, hint, entryProps, handleProps } = useSortable({
    ids: shown.map(({ id }) => id),
    onMove: (id, to) => {
      const item = shown.find((other) => other.id === id)
      if (item) move(item, to)
    },
  })

  function setOrder(ids: string[], before: string[]): void {
    const drawn = drawItems(
      (drawnItems) => inOrder(drawnItems, ids),
      (drawnItems) => inOrder(drawnItems, before),
    )
    void write({ type, itemIds: ids }, drawn)
  }

  function move({ id, name }: ItemSetting, to: number): void {
    const before = items.filter((item) => item.type === type).map((item) => item.id)
    const after = orderAfterMove(items, type, id, to)
    setOrder(after, before)
    showUndo(`已移动“${name}”`, () => setOrder(before, after))
  }

  return (
    <section aria-labelledby={headingId} className="min-w-0 rounded-big bg-white p-2 sm:p-4">
      <div className="mb-1 flex items-center gap-2 pl-2">
        <h2 id={headingId} className="text-lg font-bold">
          {kindLabels[kind]}
        </h2>
        <span className="num flex-1 text-base text-ink-2">{formatCount(all, shown)}</span>
        <Button
          variant="soft"
          className="print:hidden"
          aria-label={`添加${kindLabels[kind]}点评项`}
          onClick={onAdd}
        >
          <Plus aria-hidden />
          添加
        </Button>
      </div>
      <ul ref={list} aria-label={kindLabels[kind]}>
        {shown.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            entry={entryProps(item.id)}
            handle={isSearching ? null : handleProps(item.id)}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        ))}
      </ul>
      <SortableHint {...hint} nameOf={(id) => shown.find((one) => one.id === id)?.name} />
    </section>
  )
}

/** How many are found while something is looked for, else how many of them are offered. */
function formatCount(all: readonly ItemSetting[], shown: readonly ItemSetting[]): string {
  if (shown.length < all.length) return `找到 ${shown.length} / ${all.length} 项`
  const offered = all.filter(({ isHidden }) => !isHidden).length
  return offered === all.length ? `${all.length} 项` : `${offered} / ${all.length} 项`
}
