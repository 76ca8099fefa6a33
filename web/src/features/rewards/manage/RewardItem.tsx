import type { Reward } from '@pinge/contract/rewards.ts'
import { Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps } from 'react'
import { DragHandle } from '../../../shared/drag/DragHandle.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'

export type RewardItemProps = {
  reward: Reward
  /** Nothing for a colleague, who only reads. */
  actions: {
    isBusy: boolean
    edit: () => void
    toggle: () => void
    remove: () => void
    /** What makes a button the handle of its sortable list. */
    handle: ComponentProps<'button'>
  } | null
}

/** One reward as it is managed. */
export function RewardItem({ reward, actions }: RewardItemProps) {
  const { name, icon, cost, stock, isOn, canRemove } = reward
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      {actions && <DragHandle {...actions.handle} name={name} className="-mr-2" />}
      <Picture name={icon} size={40} className={isOn ? '' : 'grayscale'} />
      <div className="min-w-28 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-name font-bold wrap-anywhere">
          {name}
          {!isOn && <Tag>已停用</Tag>}
        </p>
        <p className="text-s text-ink-2">
          <b className="num text-brand-deep">{cost}</b> 分 · {stock === null ? '库存不限' : `剩 ${stock} 份`}
        </p>
      </div>
      {actions && (
        <div className="ml-auto flex items-center">
          <Button
            variant="quiet"
            className="px-3!"
            disabled={actions.isBusy}
            aria-label={`${isOn ? '停用' : '启用'}${name}`}
            onClick={actions.toggle}
          >
            {isOn ? '停用' : '启用'}
          </Button>
          <IconButton label={`修改${name}`} onClick={actions.edit}>
            <Pencil />
          </IconButton>
          {canRemove && (
            <IconButton label={`删除${name}`} disabled={actions.isBusy} onClick={actions.remove}>
              <Trash2 />
            </IconButton>
          )}
        </div>
      )}
    </div>
  )
}
