import type { TrainingType } from '@pinge/contract/training/items.ts'

/** A round that was wholly right, as the specification keeps it on this device. */
export type ActivityRecord = {
  type: TrainingType
  activityId: string
  /** Elapsed milliseconds, not a date. */
  date: number
  img: string
  name: string
  /** Epoch milliseconds. */
  createDate: number
  time: ElapsedTime
}

export type ElapsedTime = { minute: number; second: number; millisecond: number }

export type ActivityHistory = {
  userId: string
  records: readonly ActivityRecord[]
  /** The local day on which the last round of each game began that was played to its end, 未完成 included. */
  lastPlay: Partial<Record<TrainingType, string>>
  /** How often on that day; of a history from before this was counted, not known. */
  playsThatDay?: Partial<Record<TrainingType, number>> | undefined
}

/** Section 4 of the specification: the best five of each level are kept. */
const KEPT_RECORDS = 5

export const noHistory: ActivityHistory = { userId: '', records: [], lastPlay: {} }

/** Another user begins from nothing. */
export function historyOf(history: ActivityHistory, userId: string): ActivityHistory {
  return history.userId === userId ? history : { ...noHistory, userId }
}

export function withRecord(history: ActivityHistory, record: Omit<ActivityRecord, 'time'>): ActivityHistory {
  const isSame = (other: ActivityRecord) =>
    other.type === record.type && other.activityId === record.activityId
  const best = [...history.records.filter(isSame), { ...record, time: splitElapsed(record.date) }]
    .toSorted((a, b) => a.date - b.date || a.createDate - b.createDate)
    .slice(0, KEPT_RECORDS)
  return { ...history, records: [...history.records.filter((other) => !isSame(other)), ...best] }
}

export function withPlay(history: ActivityHistory, type: TrainingType, day: string): ActivityHistory {
  const times = isPlayedToday(history, type, day) ? (history.playsThatDay?.[type] ?? 1) + 1 : 1
  return {
    ...history,
    lastPlay: { ...history.lastPlay, [type]: day },
    playsThatDay: { ...history.playsThatDay, [type]: times },
  }
}

/** The fastest of all levels of a game, or of one level. Null where there is none. */
export function minDateOf(
  { records }: ActivityHistory,
  type: TrainingType,
  activityId?: string,
): number | null {
  const dates = records
    .filter(
      (record) => record.type === type && (activityId === undefined || record.activityId === activityId),
    )
    .map(({ date }) => date)
  return dates.length === 0 ? null : Math.min(...dates)
}

export function bestOf(
  { records }: ActivityHistory,
  type: TrainingType,
  activityId: string,
): ActivityRecord[] {
  return records.filter((record) => record.type === type && record.activityId === activityId)
}

export function isPlayedToday({ lastPlay }: ActivityHistory, type: TrainingType, today: string): boolean {
  return lastPlay[type] === today
}

function splitElapsed(ms: number): ElapsedTime {
  return {
    minute: Math.floor(ms / 60_000),
    second: Math.floor(ms / 1_000) % 60,
    millisecond: ms % 1_000,
  }
}

/** `01:05.230`; minutes may be more than 59. */
export function formatElapsed(ms: number): string {
  const { minute, second, millisecond } = splitElapsed(ms)
  return `${pad(minute, 2)}:${pad(second, 2)}.${pad(millisecond, 3)}`
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, '0')
}
