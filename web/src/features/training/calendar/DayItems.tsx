import type { CalendarDay } from '@pinge/contract/training/calendar.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { Check } from 'lucide-react'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { formatElapsed } from '../history/history.ts'
import type { Player } from '../round/start-play.ts'
import { gamePath } from '../training-paths.ts'
import { GameMark } from './GameMark.tsx'

export type DayItemsProps = { day: CalendarDay; isToday: boolean; player: Player }

/** The three items of a day. Today's count once; those of past days are practice. */
export function DayItems({ day: { date, items }, isToday, player }: DayItemsProps) {
  return (
    <div className="mt-3 rounded-card bg-mist p-3">
      <h3 className="text-m font-bold">{isToday ? '今天的挑战' : formatMonthDay(date)}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {items.map(({ type, activityId, name, count, done, date: ms }) => (
          <li key={type} className="flex min-h-12 items-center gap-2 text-m">
            <GameMark type={type} />
            <span className="min-w-0 flex-1">
              {name} · {count} 个
            </span>
            {done ? (
              <span className="flex items-center gap-1 text-s text-ink-2">
                <Check aria-hidden className="size-4 text-q3" />
                <span className="num">{ms === null ? '练过了' : formatElapsed(ms)}</span>
              </span>
            ) : (
              <ButtonLink
                variant="soft"
                to={gamePath(type, player, { item: activityId, isDaily: isToday })}
                aria-label={`${isToday ? '去练习' : '补练'}${name}`}
              >
                {isToday ? '去练习' : '补练'}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
