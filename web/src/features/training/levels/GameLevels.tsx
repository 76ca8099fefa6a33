import type { TrainingType } from '@pinge/contract/training/items.ts'
import { REVERSE_LEVEL } from '@pinge/contract/training/items.ts'
import { Lock, Star } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Checkbox } from '../../../shared/ui/form/Checkbox.tsx'
import { formatElapsed } from '../history/history.ts'
import type { Player } from '../round/start-play.ts'
import { gamePath } from '../training-paths.ts'
import { openAllLevels, useAreAllOpen } from './all-open.store.ts'

/** What a list of levels shows of each; the three games answer more. */
export type LevelTile = {
  id: string
  level: number
  count: number
  name: string
  open: boolean
  todayPlayed: boolean
  minDate: number | null
}

export type GameLevelsProps = {
  type: TrainingType
  levels: readonly LevelTile[]
  player: Player
  recommended: number
  isReversed: boolean
  onReverse: (isReversed: boolean) => void
  /** Asked for pictures of the teacher's own; pictures alone can be. */
  onOwn?: (() => void) | undefined
}

/** The levels of a game. One opens after the one before, from the recommended one on; a teacher may open all. */
export function GameLevels({ type, levels, player, recommended, isReversed, ...asked }: GameLevelsProps) {
  const { onReverse, onOwn } = asked
  const areAllOpen = useAreAllOpen()
  const isOpen = ({ open, level }: LevelTile) => areAllOpen || open || level <= recommended
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox isChecked={areAllOpen} onChange={openAllLevels}>
          全部开放
        </Checkbox>
        {type === 3 && (
          <Checkbox isChecked={isReversed} onChange={onReverse}>
            倒着答（第 {REVERSE_LEVEL} 关起，只练习）
          </Checkbox>
        )}
        {onOwn && (
          <Button variant="white" onClick={onOwn}>
            自己的图片
          </Button>
        )}
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
        {levels.map((tile) => (
          <li key={tile.id} className="grid">
            {isOpen(tile) ? (
              <Link
                to={gamePath(type, player, {
                  item: tile.id,
                  isReversed: isReversed && tile.level >= REVERSE_LEVEL,
                })}
                className="relative flex min-h-30 flex-col justify-center gap-1 rounded-card bg-white p-4 font-bold hover:bg-brand-tint"
              >
                <Tile tile={tile} isRecommended={tile.level === recommended} />
              </Link>
            ) : (
              <div className="relative flex min-h-30 flex-col justify-center gap-1 rounded-card bg-white/60 p-4 font-bold text-ink-3">
                <Lock aria-hidden className="size-5" />
                <span>第 {tile.level} 关</span>
                <span className="text-s font-normal">先完成第 {tile.level - 1} 关</span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tile({
  tile: { level, count, minDate },
  isRecommended,
}: {
  tile: LevelTile
  isRecommended: boolean
}) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 text-l">
        第 {level} 关
        {isRecommended && <span className="rounded-full bg-sun px-2 py-0.5 text-s text-on-sun">推荐</span>}
      </span>
      <span className="text-s font-normal text-ink-2">{count} 个</span>
      <span className="num text-s font-normal text-ink-2">
        {minDate === null ? '还没有纪录' : `最佳 ${formatElapsed(minDate)}`}
      </span>
      {minDate !== null && (
        <Star role="img" aria-label="完成过" className="absolute top-3 right-3 size-5 fill-sun stroke-sun" />
      )}
    </>
  )
}
