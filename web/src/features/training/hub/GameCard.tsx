import type { TrainingType } from '@pinge/contract/training/items.ts'
import { Check, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { gameNames, gameRules } from '../game-names.ts'
import { formatElapsed } from '../history/history.ts'
import type { LevelTile } from '../levels/GameLevels.tsx'
import type { Player } from '../round/start-play.ts'
import { gamePath } from '../training-paths.ts'

export type GameCardProps = {
  type: TrainingType
  player: Player
  best: number | null
  isPlayedToday: boolean
  recommended: number
  levels: readonly LevelTile[]
  picture: ReactNode
}

const grounds = {
  1: 'from-sun-tint to-sun-2',
  2: 'from-q3-tint to-brand-tint',
  3: 'from-q1-tint to-sky-1',
} as const

/** One game: what it is, how it stands, and the level that suits. */
export function GameCard({ type, player, best, isPlayedToday, recommended, levels, picture }: GameCardProps) {
  const near = levels.filter(({ level }) => level > recommended - 3 && level < recommended)
  const suited = levels.find(({ level }) => level === recommended)
  return (
    <section
      aria-label={gameNames[type]}
      className={`flex flex-wrap items-center gap-4 rounded-big bg-linear-to-r p-5 sm:px-7 ${grounds[type]}`}
    >
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 className="text-xl font-bold">
          <Link to={gamePath(type, player)} className="hover:underline">
            {gameNames[type]}
          </Link>
        </h2>
        <p className="text-m text-ink-2">{gameRules[type]}</p>
        <p className="flex flex-wrap items-center gap-2 text-m">
          {best === null ? (
            '还没有纪录'
          ) : (
            <span>
              最佳 <b className="num">{formatElapsed(best)}</b>
            </span>
          )}
          <span className="flex items-center gap-1 rounded-full bg-white px-3 py-1 text-s font-bold text-ink-2">
            {isPlayedToday && <Check aria-hidden className="size-4 text-q3" />}
            {isPlayedToday ? '今日已练' : '今天还没练'}
          </span>
        </p>
        {/* As high as the tiles are on a phone, which come later. */}
        <ul className="mt-1 flex flex-wrap items-center gap-2 max-sm:min-h-26">
          {near.map(({ id, level }) => (
            <li key={id}>
              <Link
                to={gamePath(type, player, { item: id })}
                aria-label={`${gameNames[type]}第 ${level} 关`}
                className="num grid size-12 place-items-center rounded-full bg-white/75 font-bold hover:bg-white"
              >
                {level}
              </Link>
            </li>
          ))}
          {suited && (
            <li>
              <Link
                to={gamePath(type, player, { item: suited.id })}
                className="flex min-h-12 items-center gap-2 rounded-full bg-brand px-5 font-bold text-white hover:bg-brand-deep"
              >
                <Play aria-hidden className="size-5" />第 {suited.level} 关
                <span className="rounded-full bg-sun px-2 py-0.5 text-s text-on-sun">推荐</span>
              </Link>
            </li>
          )}
          <li>
            <Link
              to={gamePath(type, player)}
              aria-label={`${gameNames[type]}的全部关卡`}
              className="grid min-h-12 place-items-center rounded-full bg-white/50 px-4 font-bold hover:bg-white"
            >
              全部
            </Link>
          </li>
        </ul>
      </div>
      <div aria-hidden className="flex items-center justify-center gap-3 max-sm:hidden">
        {picture}
      </div>
    </section>
  )
}
