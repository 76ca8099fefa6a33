import type { Category } from '@pinge/contract/teams.ts'
import { Check, ChevronDown, Lock, Plus } from 'lucide-react'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { Menu } from '../../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../shared/ui/overlay/MenuItem.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { useScheme } from '../scheme/SchemeContext.ts'
import { useOpenTeamDialog } from '../scheme/use-open-team-dialog.ts'
import { schemePicture } from '../scheme/team-pictures.ts'

/** Which scheme is shown; those of other teachers are seen, with a lock and whose they are. */
export function SchemePicker({ current }: { current: Category }) {
  const userId = useCurrentUser()?.userId
  const { categories, chooseScheme } = useScheme()
  const open = useOpenTeamDialog()
  return (
    <Menu
      label="分组方案"
      listClassName="max-h-[60dvh] w-80 max-w-[calc(100vw-2rem)] rounded-big!"
      triggerProps={{
        className:
          'flex min-h-12 max-w-full min-w-0 items-center gap-2.5 rounded-full bg-white py-1 pr-4 pl-1.5 text-lg font-bold hover:bg-mist',
      }}
      trigger={
        <>
          <SchemeBadge id={current.id} size={36} />
          <span className="truncate">{current.name}</span>
          {current.creatorId !== userId && <Lock aria-hidden className="size-4 shrink-0 text-ink-2" />}
          <ChevronDown aria-hidden className="size-5 shrink-0" />
          <span className="sr-only">，换一个方案</span>
        </>
      }
    >
      {(close) => (
        <>
          {categories.map((category) => (
            <SchemeItem
              key={category.id}
              category={category}
              isOwn={category.creatorId === userId}
              isCurrent={category.id === current.id}
              onSelect={() => {
                close()
                chooseScheme(category.id)
              }}
            />
          ))}
          <MenuItem
            className="min-h-14! rounded-card! px-3! font-bold text-brand!"
            onSelect={() => {
              close()
              open.dialog({ type: 'new-scheme' })
            }}
          >
            <span className="grid size-10 place-items-center rounded-full bg-brand-tint">
              <Plus aria-hidden className="text-brand!" />
            </span>
            新建方案
          </MenuItem>
        </>
      )}
    </Menu>
  )
}

type SchemeItemProps = { category: Category; isOwn: boolean; isCurrent: boolean; onSelect: () => void }

function SchemeItem({ category, isOwn, isCurrent, onSelect }: SchemeItemProps) {
  const { id, name, teamCount, memberCount, creatorName, canClear } = category
  return (
    <MenuItem isChecked={isCurrent} className="min-h-14! rounded-card! px-3!" onSelect={onSelect}>
      <SchemeBadge id={id} size={40} isMuted={!isOwn} />
      <span className="min-w-0 flex-1">
        <span className={`block truncate text-m font-bold ${isOwn ? '' : 'text-ink-2'}`}>{name}</span>
        <span className="block truncate text-s text-ink-2">
          {isOwn
            ? `${teamCount} 个小组 · ${memberCount} 人 · 我建的`
            : `${creatorName}建的，${canClear ? '人已离开班级' : '只有本人能用'}`}
        </span>
      </span>
      {!isOwn && <Lock aria-hidden />}
      {isOwn && isCurrent && <Check aria-hidden className="text-brand!" />}
    </MenuItem>
  )
}

function SchemeBadge({ id, size, isMuted = false }: { id: string; size: number; isMuted?: boolean }) {
  return (
    <span
      aria-hidden
      style={{ width: size, height: size }}
      className={`grid shrink-0 place-items-center rounded-full bg-brand-tint ${isMuted ? 'opacity-60 grayscale' : ''}`}
    >
      <Picture name={schemePicture(id)} size={Math.round(size * 0.7)} />
    </span>
  )
}
