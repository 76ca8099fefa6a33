import * as contract from '@pinge/contract/training/calendar.ts'
import { calendarIdOf, dailyItems } from '@pinge/contract/training/daily.ts'
import { levelName } from '@pinge/contract/training/items.ts'
import { daysOfMonth, monthOf } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import type { Endpoints } from '../../platform/http/endpoints.ts'
import { requirePlayer } from '../access/require-player.ts'
import type { TrainingDeps } from '../training-deps.ts'
import { countStreak, selectDoneDays } from '../writes/counted-rounds.queries.ts'
import { requireEdition } from '../writes/editions.queries.ts'
import { selectCountedBetween, selectFirstDate } from './calendar.queries.ts'

type Counted = Awaited<ReturnType<typeof selectCountedBetween>>[number]
/** From which day to which there is training at all; what was played before or after it is shown where no edition is named. */
type Span = { from: string; to: string; isNamed: boolean }

/** 打卡日历: one month of a player. */
export function calendarRoutes(
  endpoints: Endpoints,
  { database: { read }, clock }: Pick<TrainingDeps, 'database' | 'clock'>,
): void {
  endpoints.teacher(contract.calendarList, async ({ teacherId }, request) => {
    const today = localDate(clock())
    const { playerId } = await requirePlayer(read, teacherId, request)
    const edition = await requireEdition(read, request.zzid, today)
    const zzid = edition?.zzid ?? ''
    const month = request.month ?? monthOf(today)
    const dates = daysOfMonth(month)
    const rounds = await selectCountedBetween(read, playerId, `${month}-01`, `${month}-31`)
    const doneDays = await selectDoneDays(read, playerId)
    const isNamed = edition !== undefined && request.zzid === edition.zzid
    const span = edition
      ? { from: edition.startDate, to: edition.endDate, isNamed }
      : { from: (await selectFirstDate(read, playerId))[0]?.date ?? today, to: '9999-12-31', isNamed }
    return {
      zzid,
      month,
      today,
      streak: countStreak(doneDays, today),
      doneDays: doneDays.filter((day) => day.zzid === zzid).length,
      days: dates.map((date) =>
        toDay(
          date,
          today,
          span,
          rounds.filter((round) => round.date === date),
        ),
      ),
    }
  })
}

function toDay(date: string, today: string, span: Span, rounds: readonly Counted[]): contract.CalendarDay {
  const state = stateOf(date, today, span, rounds.length)
  const items =
    state === 'none' || state === 'future' ? [] : dailyItems(date).map((item) => toItem(item, rounds))
  return { date, calendarId: calendarIdOf(date), state, items }
}

function toItem(
  { type, id, level, count }: ReturnType<typeof dailyItems>[number],
  rounds: readonly Counted[],
): contract.CalendarDay['items'][number] {
  const round = rounds.find((each) => each.type === type)
  return {
    type,
    activityId: id,
    name: levelName(type, level),
    level,
    count,
    done: round !== undefined,
    date: round?.isComplete === 1 && round.flag === 0 ? round.elapsedMs : null,
    score: round?.score ?? 0,
  }
}

function stateOf(
  date: string,
  today: string,
  { from, to, isNamed }: Span,
  counted: number,
): contract.CalendarDay['state'] {
  if ((date < from || date > to) && (isNamed || counted === 0)) return 'none'
  if (date > today) return 'future'
  if (counted === 3) return 'done'
  if (date === today) return 'open'
  return counted > 0 ? 'part' : 'missed'
}
