import type { Category, TeamOrder } from '@pinge/contract/teams.ts'
import { ListChecks, Plus, Shuffle } from 'lucide-react'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { SchemeMenu, SchemePicker } from './SchemePicker.tsx'
import type { OpenTeamDialog } from './team-dialog.ts'

export type TeamToolbarProps = {
  categories: readonly Category[]
  current: Category
  userId: string
  order: TeamOrder
  isChoosing: boolean
  /** Begins or ends the choosing of several teams. */
  onChoosing: () => void
  onOrder: (order: TeamOrder) => void
  onChoose: (categoryId: string) => void
  onOpen: (dialog: OpenTeamDialog) => void
  onRandom: () => void
}

const orders = [
  { value: '1', label: '日期' },
  { value: '2', label: '首字母' },
  { value: '3', label: '得分' },
] as const
const orderOf: Record<'1' | '2' | '3', TeamOrder> = { '1': 1, '2': 2, '3': 3 }

/** The scheme, the order of its teams, and the ways to more of them. */
export function TeamToolbar(props: TeamToolbarProps) {
  const { categories, current, userId, order, onOrder, isChoosing, onChoosing, onChoose, onOpen, onRandom } =
    props
  const isOwn = current.creatorId === userId
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2 pb-2.5 sm:gap-3 sm:px-8 sm:py-2 board:px-11">
      <div className="flex min-w-0 items-center gap-1.5 max-sm:w-full">
        <div className="min-w-0 max-sm:flex-1">
          <SchemePicker
            categories={categories}
            current={current}
            userId={userId}
            onChoose={onChoose}
            onNew={() => onOpen({ dialog: 'new-scheme' })}
          />
        </div>
        {isOwn && (
          <SchemeMenu
            onRename={() => onOpen({ dialog: 'rename-scheme' })}
            onCopy={() => onOpen({ dialog: 'copy-scheme' })}
            onPrint={() => onOpen({ dialog: 'print' })}
            onClear={() => onOpen({ dialog: 'clear-scheme' })}
          />
        )}
      </div>
      {isOwn && (
        <>
          <Segmented
            label="小组排序"
            value={String(order) as '1' | '2' | '3'}
            options={orders}
            onChange={(value) => onOrder(orderOf[value])}
            className="max-sm:[&_button]:px-3 board:[&_button]:min-h-13 board:[&_button]:px-6 board:[&_button]:text-l"
          />
          {current.teamCount > 0 && (
            <Button
              variant="white"
              aria-pressed={isChoosing}
              aria-label="多选"
              className={`${tool} aria-pressed:bg-brand! aria-pressed:text-white`}
              onClick={onChoosing}
            >
              <ListChecks aria-hidden />
              <span className="max-sm:hidden">多选</span>
            </Button>
          )}
          <div className="ml-auto flex gap-2">
            <Button variant="white" aria-label="随机分组" className={tool} onClick={onRandom}>
              <Shuffle aria-hidden />
              <span className="max-sm:hidden">随机分组</span>
            </Button>
            <Button
              variant="white"
              aria-label="加一队"
              className={tool}
              onClick={() => onOpen({ dialog: 'new-team' })}
            >
              <Plus aria-hidden />
              <span className="max-sm:hidden">加一队</span>
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

const tool = 'max-sm:w-12 max-sm:px-0! board:min-h-15 board:px-6! board:text-l!'
