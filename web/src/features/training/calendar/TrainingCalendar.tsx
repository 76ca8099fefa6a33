import { calendarList, type CalendarDay } from '@pinge/contract/training/calendar.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { weekdayOf } from '@pinge/contract/values/school-days/school-calendar.ts'
import { addMonths } from '@pinge/contract/values/school-days/school-month.ts'
import { formatMonthDay, localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useQueryClient } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNow } from '../../../shared/time/use-now.ts'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import type { Player } from '../round/start-play.ts'
import { markTrainingStale, useTrainingRead } from '../service/use-training-read.ts'
import { DayItems } from './DayItems.tsx'
import { GameMark } from './GameMark.tsx'

export type TrainingCalendarProps = { player: Player; zzid?: string }

/** 打卡日历: a month, with what was done on each day as three marks. A day that was missed is only quiet. */
export function TrainingCalendar({ player, zzid }: TrainingCalendarProps) {
  const [month, setMonth] = useState<string>()
  const read = useTrainingRead(calendarList, {
    ...player,
    ...(month ? { month } : {}),
    ...(zzid ? { zzid } : {}),
  })
  useNewDay(read.dataUpdatedAt)
  return (
    <section aria-label="打卡日历" className="rounded-big bg-white p-4">
      <ReadView read={read} waiting={<Skeleton className="h-150" />}>
        {(data) => (
          <>
            <header className="flex items-center gap-2 cramped:flex-wrap">
              <h2 className="text-l font-bold">{formatMonth(data)}</h2>
              <p className="flex-1 text-s text-ink-2">
                练了 {data.days.filter(({ items }) => items.some(({ done }) => done)).length} 天
              </p>
              <IconButton label="上个月" onClick={() => setMonth(addMonths(data.month, -1))}>
                <ChevronLeft />
              </IconButton>
              <IconButton
                label="下个月"
                disabled={data.month >= data.today.slice(0, 7)}
                onClick={() => setMonth(addMonths(data.month, 1))}
              >
                <ChevronRight />
              </IconButton>
            </header>
            <Month key={data.today} days={data.days} today={data.today} player={player} />
            <Legend />
          </>
        )}
      </ReadView>
    </section>
  )
}

/** 11 月, or with the year where it is another one than today's. */
function formatMonth({ month, today }: { month: string; today: string }): string {
  const [year = '', ofYear] = month.split('-')
  return `${today.startsWith(year) ? '' : `${year} 年 `}${Number(ofYear)} 月`
}

/** The clocks of a school differ: what was read so soon after midnight may still be of the day before. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS

/** A board may stay on this page overnight: what it shows of today is read again when the day is another one. */
function useNewDay(readAt: number): void {
  const queryClient = useQueryClient()
  const now = useNow()
  // By each minute, and not by what is read: that may be of the day before for a while.
  const look = useEffectEvent(() => {
    if (readAt > 0 && localDate(readAt - CLOCKS_DIFFER_MS) < localDate(now))
      void markTrainingStale(queryClient)
  })
  // The clock on the wall, and the network.
  useEffect(() => look(), [now])
}

type MonthProps = { days: readonly CalendarDay[]; today: string; player: Player }

function Month({ days, today, player }: MonthProps) {
  const [open, setOpen] = useState(today)
  const shown = days.find(({ date }) => date === open)
  const [first] = days
  return (
    <>
      <ol className="mt-2 grid grid-cols-7 text-center">
        {[...'一二三四五六日'].map((weekday) => (
          <li key={weekday} aria-hidden className="py-1 text-s text-ink-2">
            {weekday}
          </li>
        ))}
        {days.map((day) => (
          <li
            key={day.date}
            className="grid"
            // Monday comes first.
            style={day === first ? { gridColumnStart: ((weekdayOf(day.date) + 6) % 7) + 1 } : undefined}
          >
            <Day
              day={day}
              isToday={day.date === today}
              isOpen={day.date === open}
              onOpen={() => setOpen(day.date)}
            />
          </li>
        ))}
      </ol>
      {shown && shown.items.length > 0 && (
        <DayItems day={shown} isToday={shown.date === today} player={player} />
      )}
    </>
  )
}

type DayProps = { day: CalendarDay; isToday: boolean; isOpen: boolean; onOpen: () => void }

function Day({ day: { date, state, items }, isToday, isOpen, onOpen }: DayProps) {
  const done = items.filter((item) => item.done)
  return (
    <button
      type="button"
      disabled={items.length === 0}
      aria-pressed={isOpen}
      aria-label={`${formatMonthDay(date)}${isToday ? '，今天' : ''}，练了 ${done.length} 项`}
      onClick={onOpen}
      className={`num flex min-h-11 flex-col items-center rounded-field border-2 py-1 text-m ${isToday ? 'border-sun bg-sun-tint font-bold' : 'border-transparent'} ${isOpen ? 'bg-brand-tint' : ''} ${state === 'future' || state === 'none' ? 'text-ink-3' : 'text-ink'}`}
    >
      {Number(date.slice(8))}
      <span aria-hidden className="flex h-2.5 gap-0.5">
        {done.map(({ type }) => (
          <GameMark key={type} type={type} />
        ))}
      </span>
    </button>
  )
}

function Legend() {
  return (
    <p className="mt-3 flex justify-center gap-4 text-s text-ink-2">
      {([1, 2, 3] as const).map((type) => (
        <span key={type} className="flex items-center gap-1">
          <GameMark type={type} />
          {{ 1: '图片', 2: '符号', 3: '数字' }[type]}
        </span>
      ))}
    </p>
  )
}
