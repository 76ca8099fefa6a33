import { DAY_MS, HOUR_MS } from '@pinge/contract/values/durations.ts'
import { LocalDate, Tel } from '@pinge/contract/values/fields.ts'
import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import * as z from 'zod/mini'
import { ConfigError } from '../../platform/config.ts'
import type { Db } from '../../platform/db/schema.ts'
import { formatMoment } from '../../platform/format-moment.ts'
import type { SecurityEventTable } from '../../platform/db/tables/security-events.ts'
import type { Fingerprints } from '../../platform/security-log/fingerprints.ts'
import { isSecurityKind, securityKinds } from '../../platform/security-log/security-kinds.ts'
import { selectSecurityEvents } from '../../platform/security-log/security-event.queries.ts'
import type { ApiDeps } from '../api-deps.ts'
import { findClassId, selectTels } from './show-log.queries.ts'

const USUAL_ROWS = 200
const USUAL_SINCE = '7d'

export type ShownLog = {
  /** `24h`, `30d` or a date. */
  since?: string | undefined
  kind?: string | undefined
  /** An id or a phone. */
  teacher?: string | undefined
  /** An id or a public number. */
  class?: string | undefined
  limit?: string | undefined
  /** Each row as JSON, for other programs. */
  json?: boolean | undefined
}

type Deps = Pick<ApiDeps, 'database' | 'clock'> & { fingerprints: Fingerprints }

/** The lines of the security log, the oldest first; of those that are too many, the newest. */
export async function showSecurityLog(
  { database: { read }, clock, fingerprints }: Deps,
  { since = USUAL_SINCE, kind, teacher, class: classGiven, limit, json = false }: ShownLog,
): Promise<string[]> {
  if (kind !== undefined && !isSecurityKind(kind))
    throw new ConfigError(`没有这种事件：${kind}。可以是：\n${listKinds().join('\n')}`)
  const most = limit === undefined ? USUAL_ROWS : Number(limit)
  if (!Number.isSafeInteger(most) || most < 1) throw new ConfigError('--limit 请写一个正整数。')
  const tels = await selectTels(read)
  const rows = await selectSecurityEvents(read, {
    since: readSince(since, clock()),
    kind,
    classId: classGiven === undefined ? undefined : await requireClassId(read, classGiven),
    teacher: teacher === undefined ? undefined : requireTeacher(tels, teacher, fingerprints),
    limit: most,
  })
  if (json) return rows.map((row) => JSON.stringify(row))
  const owners = new Map(tels.map(({ id, tel }) => [fingerprints.tel(tel), id]))
  const times = rows.reduce((sum, { count }) => sum + count, 0)
  const cut = rows.length === most ? `，只列出最近的 ${most} 行（--limit 可以更多）` : ''
  return [...rows.map((row) => formatRow(row, owners)), `共 ${rows.length} 行，${times} 次${cut}`]
}

/** The kinds, each with what it is called. */
function listKinds(): string[] {
  return Object.entries(securityKinds).map(([kind, name]) => `  ${kind}  ${name}`)
}

function readSince(text: string, now: number): number {
  const [, number, unit] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  if (number !== undefined) return now - Number(number) * (unit === 'h' ? HOUR_MS : DAY_MS)
  if (LocalDate.safeParse(text).success) return startOfDate(text)
  throw new ConfigError('--since 请写 24h、30d 这样的时长，或 2026-11-01 这样的日期。')
}

/** An id goes on being one when what it named is gone for good. */
const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** What is no id and no phone names no one: an answer without rows would say that nothing had happened. */
function requireTeacher(
  tels: readonly { id: string; tel: string }[],
  given: string,
  fingerprints: Fingerprints,
): readonly [id: string, tel: string] {
  const found = tels.find(({ id, tel }) => id === given || tel === given)
  // A phone without an account may have been tried all the same.
  if (!found && !isId(given) && !Tel.safeParse(given).success)
    throw new ConfigError(`--teacher 请写老师的编号或手机号：${given} 都不是。`)
  return found ? [found.id, fingerprints.tel(found.tel)] : [given, fingerprints.tel(given)]
}

async function requireClassId(db: Db, given: string): Promise<string> {
  const classId = await findClassId(db, given)
  if (classId !== undefined) return classId
  if (!isId(given)) throw new ConfigError(`没有班级号是 ${given} 的班级。--class 请写班级的编号或班级号。`)
  return given
}

function formatRow(row: SecurityEventTable, owners: ReadonlyMap<string, string>): string {
  const { at, kind, count, detail, teacherId, sessionId, classId, subject, place, network } = row
  const owner = subject === null ? undefined : owners.get(subject)
  return [
    formatMoment(at),
    isSecurityKind(kind) ? `${securityKinds[kind]} ${kind}` : kind,
    count > 1 && `×${count}`,
    detail,
    teacherId !== null && `老师 ${teacherId}`,
    sessionId !== null && `会话 ${sessionId}`,
    classId !== null && `班级 ${classId}`,
    subject !== null && `对象 ${owner === undefined ? subject : `${owner}（手机号）`}`,
    network !== null && `来自 ${network}`,
    place !== null && `位置 ${place}`,
  ]
    .filter((part) => part !== false && part !== '')
    .join('  ')
}
