import { DAY_MS } from '@pinge/contract/values/durations.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { NewId } from '../random.ts'
import { createFingerprints, networkOf, type Fingerprints } from './fingerprints.ts'
import { deleteSecurityEventsBefore, insertSecurityEvents } from './security-event.queries.ts'
import { securityKinds, type SecurityKind } from './security-kinds.ts'
import { createWaitingRows, type Row } from './waiting-rows.ts'

/** 网络安全法 §21 asks for six months at least, and the longest six have 184 days. */
export const SECURITY_LOG_DAYS = 190

const SAVE_EVERY_MS = 1_000
const ROWS_PER_INSERT = 200
const ROWS_PER_DELETE = 5_000

/** What happened, by ids. */
export type SecurityEvent = {
  kind: SecurityKind
  /** Words of ours and counts; never what a caller wrote. */
  detail?: string
  teacherId?: string
  sessionId?: string
  classId?: string
  subject?: string
  /** Where it came from. */
  address?: string
}

export type SecurityLog = {
  fingerprints: Fingerprints
  /** Takes note of it, in memory, unless there is nothing to note. It never fails; a second later it is on disk. */
  note(tell: () => SecurityEvent | undefined): void
  /** Writes down all that is not yet on disk. Never fails. */
  save(): Promise<void>
  /** Deletes what is older than `SECURITY_LOG_DAYS`; answers how many rows. */
  forgetOld(): Promise<number>
  /** In Prometheus's text format. */
  metrics(): string
}

type Deps = {
  database: Pick<Database, 'write'>
  clock: Clock
  newId: NewId
  /** Keys the fingerprints. */
  secret: string
  log: Log
  /** Runs something later; a test saves by hand. */
  later: (run: () => void, ms: number) => void
}

/**
 * Tells an operator afterwards who tried what. Beside the writes and not within them: it makes no call longer, and none
 * fails because of it.
 */
export function createSecurityLog({ database, clock, newId, secret, log, later }: Deps): SecurityLog {
  const fingerprints = createFingerprints(secret)
  const rows = createWaitingRows()
  const totals = new Map<SecurityKind, number>()
  let lost = 0
  let isScheduled = false
  let saving = Promise.resolve()

  function note(event: SecurityEvent | undefined): void {
    if (!event) return
    totals.set(event.kind, (totals.get(event.kind) ?? 0) + 1)
    if (rows.add(rowOf(event, clock(), fingerprints))) schedule()
    else lost += 1
  }

  function schedule(): void {
    if (isScheduled) return
    isScheduled = true
    later(() => {
      isScheduled = false
      void save(false).then(() => (rows.isEmpty() ? undefined : schedule()))
    }, SAVE_EVERY_MS)
  }

  /** One after another: what one has taken must not be taken by the next. */
  function save(isLast: boolean): Promise<void> {
    saving = saving
      .then(() => write(isLast))
      .catch((err: unknown) => log.error({ err }, 'the security log could not be written'))
    return saving
  }

  async function write(isLast: boolean): Promise<void> {
    for (;;) {
      const due = rows.due(clock(), isLast, ROWS_PER_INSERT)
      if (due.length > 0)
        await database.write((trx) =>
          insertSecurityEvents(
            trx,
            due.map(({ waiting, count }) => ({ ...waiting.row, id: newId(), count })),
          ),
        )
      rows.saved(due, clock())
      if (due.length < ROWS_PER_INSERT) return
    }
  }

  async function forgetOld(): Promise<number> {
    const before = clock() - SECURITY_LOG_DAYS * DAY_MS
    for (let forgotten = 0; ;) {
      const deleted = await database.write((trx) => deleteSecurityEventsBefore(trx, before, ROWS_PER_DELETE))
      forgotten += deleted
      if (deleted < ROWS_PER_DELETE) return forgotten
    }
  }

  return {
    fingerprints,
    note: (tell) => {
      try {
        note(tell())
      } catch (err) {
        log.error({ err }, 'an event of the security log could not be noted')
      }
    },
    save: () => save(true),
    forgetOld,
    metrics: () => formatMetrics(totals, lost),
  }
}

function rowOf(event: SecurityEvent, at: number, fingerprints: Fingerprints): Row {
  const { kind, detail = '', teacherId = null, sessionId = null, classId = null } = event
  const { subject = null, address } = event
  const place = address === undefined ? null : fingerprints.place(address)
  // Where a teacher is, is told by fingerprints alone; a caller without a session by the network, to shut it out.
  const network = address === undefined || teacherId !== null ? null : networkOf(address)
  return { at, kind, detail, teacherId, sessionId, classId, subject, place, network, count: 1 }
}

function formatMetrics(totals: ReadonlyMap<SecurityKind, number>, lost: number): string {
  // The keys of a constant of ours.
  const kinds = Object.keys(securityKinds) as SecurityKind[]
  return [
    '# HELP pinge_security_events_total What the security log tells, by kind',
    '# TYPE pinge_security_events_total counter',
    ...kinds.map((kind) => `pinge_security_events_total{kind="${kind}"} ${totals.get(kind) ?? 0}`),
    '# HELP pinge_security_events_lost_total What the security log had no room for',
    '# TYPE pinge_security_events_lost_total counter',
    `pinge_security_events_lost_total ${lost}`,
    '',
  ].join('\n')
}
