import { errorOf } from '@pinge/contract/protocol/error-name.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { AuditLog } from '../../../platform/audit/audit-log.ts'
import type { Audited } from '../../../platform/audit/audit.queries.ts'
import type { Clock } from '../../../platform/clock.ts'
import { callName } from '../../../platform/http/call-name.ts'
import { textIn, type CallObserver, type EndedCall } from '../../../platform/http/call-observer.ts'
import { keepRecentlyUsed } from '../../../platform/recently-used.ts'
import { auditedCalls, type Action } from './audited-calls.ts'

/** A page that is read again within this time is the same look. */
const LOOK_MS = 30 * MINUTE_MS
const MAX_LOOKS = 20_000
/** Of one teacher in half an hour: more would let a caller fill the log. */
const MAX_REFUSALS = 30
/** More pupils at once are noted as one row of the class. */
const MAX_PUPILS = 5

/** Notes in the audit log how a call ended, where a family may ask about it. */
export function noteAudit(log: AuditLog, clock: Clock): (endpoint: Endpoint) => CallObserver {
  // Ages by the clock that is passed in.
  const looks = keepRecentlyUsed<number>(MAX_LOOKS)
  const refusals = keepRecentlyUsed<{ since: number; count: number }>(MAX_LOOKS)

  function isSameLook(key: string): boolean {
    const at = looks.get(key)
    if (at !== undefined && clock() - at < LOOK_MS) return true
    looks.set(key, clock())
    return false
  }

  function isOneTooMany(teacherId: string): boolean {
    const known = refusals.get(teacherId)
    const now = clock()
    const current = known && now - known.since < LOOK_MS ? known : { since: now, count: 0 }
    refusals.set(teacherId, { ...current, count: current.count + 1 })
    return current.count >= MAX_REFUSALS
  }

  function note(call: EndedCall, noted: NonNullable<Action>): void {
    for (const row of rowsOf(call, noted, clock())) {
      const { teacherId, action, classId, studentId, detail } = row
      if (noted.isLook && isSameLook([teacherId, action, classId, studentId, detail].join(' '))) continue
      log.note(row)
    }
  }

  return ({ path }) => {
    const name = callName(path)
    const toAction = auditedCalls.get(path)
    return {
      succeeded:
        toAction &&
        ((call) => {
          const noted = toAction(call.request)
          if (noted) note(call, noted)
        }),
      refused: (call, errorName) => {
        const { code } = errorOf(errorName)
        if ((code !== 403 && code !== 404) || call.teacherId === '' || classOf(call) === null) return
        if (!isOneTooMany(call.teacherId)) note(call, { action: 'refusal', detail: name, isLook: true })
      },
    }
  }
}

function rowsOf(
  call: EndedCall,
  { action, detail = '', studentIds = [] }: NonNullable<Action>,
  at: number,
): Audited[] {
  const row = { at, action, detail, teacherId: teacherOf(call), classId: classOf(call), studentId: null }
  const ids = [...new Set(studentIds)]
  if (ids.length === 0) return [row]
  if (ids.length > MAX_PUPILS) return [{ ...row, detail: `${detail} ${ids.length} 名学生`.trim() }]
  return ids.map((studentId) => ({ ...row, studentId }))
}

/** Who made it; of a call that signs in the answer tells. */
function teacherOf({ teacherId, answer }: EndedCall): string | null {
  return teacherId === '' ? (textIn(answer, 'userId') ?? null) : teacherId
}

/** The class that it was about; of a call that answers a request to join the answer tells. */
const classOf = ({ request, answer }: EndedCall): string | null =>
  textIn(request, 'classId') ?? textIn(answer, 'classId') ?? null
