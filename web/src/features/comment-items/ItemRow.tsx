import './item-row.css'
import { hideItem, updateItem, type ItemSetting } from '@pinge/contract/comment-items.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { MAX_OWN_POINTS } from '@pinge/contract/values/limits.ts'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { DragHandle } from '../../shared/drag/DragHandle.tsx'
import { showUndo } from '../../shared/ui/feedback/show-toast.ts'
import { iconButtonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { ActionMenu } from '../../shared/ui/overlay/ActionMenu.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import { qualityText } from '../../shared/ui/picture/quality-classes.ts'
import { Stepper } from '../../shared/ui/form/Stepper.tsx'
import { Switch } from '../../shared/ui/form/Switch.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'
import { drawItems } from './draw-items.ts'
import { withChanged } from './item-columns.ts'

export type ItemRowProps = {
  item: ItemSetting
  /** What makes the row an entry of its sortable list, and its handle the handle. */
  entry: ComponentProps<'li'>
  /** Nothing where the row cannot be moved. */
  handle: ComponentProps<'button'> | null
  onEdit: () => void
  onDelete: () => void
}

/** One item: where it comes from, how often it was given, its points, and whether it is offered. */
export function ItemRow({ item, entry, handle, onEdit, onDelete }: ItemRowProps) {
  const { id, name, icon, type, isCustom, isHidden, uses } = item
  const { write } = useWrite(hideItem, { announces: 'failures' })

  function setHidden(hidden: boolean): void {
    const drawn = drawItems(
      (items) => withChanged(items, id, { isHidden: hidden }),
      (items) => withChanged(items, id, { isHidden: !hidden }),
    )
    void write({ id, isHidden: hidden }, drawn)
  }

  function hideOrOffer(hidden: boolean): void {
    setHidden(hidden)
    showUndo(`已${hidden ? '停用' : '启用'}“${name}”`, () => setHidden(!hidden))
  }

  return (
    <li
      {...entry}
      className="item-row items-center gap-x-2 rounded-card bg-white py-1.5 pr-1 hover:bg-mist data-held:shadow-float"
    >
      {handle ? <DragHandle {...handle} name={name} /> : <span className="w-8" />}
      <Picture
        name={icon}
        size={40}
        fallback={{ text: name, type }}
        className={isHidden ? 'opacity-45 grayscale' : ''}
      />
      <div className="min-w-0 flex-1 pl-1">
        <p className={`text-name font-bold break-all ${isHidden ? 'text-ink-2' : ''}`}>{name}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-s text-ink-2">
          <Tag tone={isCustom ? 'brand' : 'mist'}>{isCustom ? '自定义' : '系统'}</Tag>
          {isHidden ? '已停用' : uses > 0 ? `用过 ${uses} 次` : '还没用过'}
        </p>
      </div>
      <div className="item-row-more items-center justify-end" {...(isCustom && { 'data-own': true })}>
        <ItemPoints item={item} />
        {isCustom && <ItemMenu name={name} onEdit={onEdit} onDelete={onDelete} />}
      </div>
      <div className="item-row-switch">
        <Switch label={`启用${name}`} isOn={!isHidden} onChange={(isOn) => hideOrOffer(!isOn)} />
      </div>
    </li>
  )
}

/** Of an own item they can be changed. */
function ItemPoints({ item: { id, name, type, score, isCustom } }: { item: ItemSetting }) {
  const { write } = useWrite(updateItem, { announces: 'failures' })

  function rescore(next: number): void {
    const drawn = drawItems(
      (items) => withChanged(items, id, { score: next }),
      (items) => withChanged(items, id, { score }),
    )
    void write({ id, score: next }, drawn)
  }

  if (!isCustom)
    return (
      <span className={`num px-2 text-m ${score > 0 ? qualityText[type] : 'text-clay'}`}>
        {formatSignedPoints(score)}
      </span>
    )
  return (
    <Stepper
      label={`${name}的分值`}
      value={score}
      min={score > 0 ? 1 : -MAX_OWN_POINTS}
      max={score > 0 ? MAX_OWN_POINTS : -1}
      format={formatSignedPoints}
      onChange={rescore}
    />
  )
}

function ItemMenu({ name, onEdit, onDelete }: { name: string; onEdit: () => void; onDelete: () => void }) {
  return (
    <ActionMenu
      label={name}
      listClassName="w-36"
      triggerProps={{
        'aria-label': `${name}，更多`,
        title: '更多',
        className: iconButtonClasses('plain'),
      }}
      trigger={<Ellipsis />}
      actions={[
        { label: '修改', icon: <Pencil aria-hidden />, run: onEdit },
        { label: '删除', icon: <Trash2 aria-hidden />, run: onDelete },
      ]}
    />
  )
}
