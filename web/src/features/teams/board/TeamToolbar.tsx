import type { Category, TeamOrder } from '@pinge/contract/teams.ts'
import { ListChecks, Plus, Shuffle } from 'lucide-react'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { selectedIn } from '../scheme/team-screen.ts'
import { useTeamScreen, useTeamScreenStore } from '../scheme/team-screen.store.ts'
import { useTeamOrder } from '../scheme/use-team-order.ts'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { SchemePicker } from './SchemePicker.tsx'
import { SchemeMenu } from './SchemeMenu.tsx'

const orders = [
  { value: '1', label: '日期' },
  { value: '2', label: '首字母' },
  { value: '3', label: '得分' },
] as const
const orderOf: Record<'1' | '2' | '3', TeamOrder> = { '1': 1, '2': 2, '3': 3 }

/** The scheme, the order of its teams, and the ways to more of them. */
export function TeamToolbar({ current }: { current: Category }) {
  const isOwn = current.creatorId === useCurrentUser()?.userId
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pt-2 pb-2.5 sm:gap-3 sm:px-8 sm:py-2">
      <div className="flex min-w-0 items-center gap-1.5 max-sm:w-full">
        <div className="min-w-0 max-sm:flex-1">
          <SchemePicker current={current} />
        </div>
        {isOwn && <SchemeMenu />}
      </div>
      {isOwn && <OwnSchemeTools current={current} />}
    </div>
  )
}

function OwnSchemeTools({ current }: { current: Category }) {
  const { dispatch } = useTeamScreenStore()
  const open = useOpenTeamDialog()
  const { order, canBeByScore } = useTeamOrder()
  return (
    <>
      <Segmented
        label="小组排序"
        value={String(order) as '1' | '2' | '3'}
        options={canBeByScore ? orders : orders.filter(({ value }) => value !== '3')}
        onChange={(value) => dispatch({ type: 'order-chosen', order: orderOf[value] })}
        className="max-sm:[&_button]:px-3"
      />
      {current.teamCount > 0 && <SelectButton categoryId={current.id} />}
      <div className="ml-auto flex gap-2">
        <Button variant="white" aria-label="随机分组" className={tool} onClick={open.random}>
          <Shuffle aria-hidden />
          <span className="max-sm:hidden">随机分组</span>
        </Button>
        <Button
          variant="white"
          aria-label="添加小组"
          className={tool}
          onClick={() => open.dialog({ type: 'new-team' })}
        >
          <Plus aria-hidden />
          <span className="max-sm:hidden">添加小组</span>
        </Button>
      </div>
    </>
  )
}

/** Begins or ends the selection of several teams. */
function SelectButton({ categoryId }: { categoryId: string }) {
  const { dispatch } = useTeamScreenStore()
  const isSelecting = useTeamScreen(selectedIn(categoryId)) !== null
  return (
    <Button
      variant="white"
      aria-pressed={isSelecting}
      aria-label="多选"
      className={`${tool} aria-pressed:bg-brand! aria-pressed:text-white`}
      onClick={() =>
        dispatch(isSelecting ? { type: 'selection-ended' } : { type: 'selection-started', categoryId })
      }
    >
      <ListChecks aria-hidden />
      <span className="max-sm:hidden">多选</span>
    </Button>
  )
}

const tool = 'max-sm:w-12 max-sm:px-0!'
