import { errorOf, type ErrorName } from '@pinge/contract/protocol/error-name.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { callName } from '../../platform/http/call-name.ts'
import { textIn, type CallObserver, type EndedCall } from '../../platform/http/call-observer.ts'
import type { SecurityKind } from '../../platform/security-log/security-kinds.ts'
import type { SecurityEvent, SecurityLog } from '../../platform/security-log/security-log.ts'
import { notedCalls } from './call-events.ts'

type Refused = Pick<SecurityEvent, 'kind' | 'detail'>

/** Notes how a call ended, where that is of interest. Most successes are not, and cost nothing. */
export function noteCalls(log: SecurityLog): (endpoint: Endpoint) => CallObserver {
  return ({ path }) => {
    const name = callName(path)
    const toNoted = notedCalls.get(path)
    return {
      succeeded:
        toNoted &&
        ((call) =>
          log.note(() => {
            const noted = toNoted(call.request, call, log.fingerprints)
            return noted && { ...whoAndWhere(call), ...noted }
          })),
      refused: (call, errorName) =>
        log.note(() => {
          const refused = kindOf(name, errorName, call.teacherId !== '')
          return refused && { ...whoAndWhere(call), ...phoneIn(call, log), ...refused }
        }),
    }
  }
}

function whoAndWhere({ teacherId, sessionId, request, address }: EndedCall): Omit<SecurityEvent, 'kind'> {
  const classId = textIn(request, 'classId')
  return {
    address,
    ...(teacherId !== '' && { teacherId, sessionId }),
    ...(classId !== undefined && { classId }),
  }
}

/** Whose account was tried. */
function phoneIn({ request }: EndedCall, { fingerprints }: SecurityLog): Pick<SecurityEvent, 'subject'> {
  const tel = textIn(request, 'tel')
  return tel === undefined ? {} : { subject: fingerprints.tel(tel) }
}

const wrongCredentials: ReadonlySet<ErrorName> = new Set([
  'passwordWrong',
  'oldPasswordWrong',
  'codeWrong',
  'accountNotFound',
])
const wrongCalls: ReadonlySet<ErrorName> = new Set([
  'signatureWrong',
  'requestReplayed',
  'unknownApplication',
  'headerMissing',
])

function kindOf(call: string, error: ErrorName, isSignedIn: boolean): Refused | undefined {
  const told = (kind: SecurityKind): Refused => ({ kind, detail: `${call} ${error}` })
  if (wrongCredentials.has(error)) return told(isSignedIn ? 'password-wrong' : 'sign-in-failed')
  if (wrongCalls.has(error)) return { kind: 'call-refused', detail: error }
  // A page whose session has ended makes several calls at once.
  if (error === 'sessionExpired') return { kind: 'session-refused' }
  const { code } = errorOf(error)
  if (code === 429) return told('limit-met')
  return code === 403 || code === 404 ? told('access-refused') : undefined
}
