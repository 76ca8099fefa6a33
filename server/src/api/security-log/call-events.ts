import * as accounts from '@pinge/contract/accounts.ts'
import * as classEdit from '@pinge/contract/class-edit.ts'
import * as classTeachers from '@pinge/contract/class-teachers.ts'
import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { eraseStudent } from '@pinge/contract/privacy/erasures.ts'
import { exportClass, exportStudent, exportTeacher } from '@pinge/contract/privacy/exports.ts'
import { closeAccount, keepAccount } from '@pinge/contract/privacy/closing.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { qrConfirm, qrLoginResult } from '@pinge/contract/qr-sign-in.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import * as signIn from '@pinge/contract/sign-in.ts'
import * as information from '@pinge/contract/student-information.ts'
import { removeStudents, studentDetail } from '@pinge/contract/students.ts'
import { removeCategory } from '@pinge/contract/teams.ts'
import { isRepeat } from '../../platform/db/statements/idempotent.ts'
import type { EndedCall } from '../../platform/http/call-observer.ts'
import type { Fingerprints } from '../../platform/security-log/fingerprints.ts'
import type { SecurityEvent } from '../../platform/security-log/security-log.ts'

/** What a success is noted as, beside who made it, where, and in which class; undefined where this one is nothing to note. */
export type Noted = Pick<SecurityEvent, 'kind' | 'detail' | 'subject' | 'teacherId'> | undefined

type ToNoted<Request> = (request: Request, call: EndedCall, fingerprints: Fingerprints) => Noted

const nothing = (): undefined => undefined

/** What was done is noted once: a repeat did nothing, unless `ofRepeat` tells otherwise. */
function on<E extends Endpoint>(
  endpoint: E,
  toNoted: ToNoted<RequestOf<E>>,
  ofRepeat: ToNoted<RequestOf<E>> = nothing,
): readonly [path: string, toNoted: ToNoted<unknown>] {
  const note: ToNoted<unknown> = (given, ...rest) => {
    // The request of a call is what its contract says: it was parsed by it.
    const request = given as RequestOf<E> & object
    return (isRepeat(request) ? ofRepeat : toNoted)(request, ...rest)
  }
  return [endpoint.path, note]
}

const pupils = (ids: readonly string[]): string => `${new Set(ids).size} pupils`

/** All calls whose success an operator may ask about; what only the feature itself can tell is noted there. */
export const notedCalls: ReadonlyMap<string, ToNoted<unknown>> = new Map([
  on(signIn.passwordSignIn, (_, { answer }) => begun('password', answer)),
  on(signIn.codeSignIn, (_, { answer }) => begun('code', answer)),
  on(
    signIn.resetPassword,
    (_, { answer }) => ({ ...begun('reset', answer), kind: 'password-changed' }),
    begunAgain,
  ),
  on(signIn.register, (_, { answer }) => ({ ...begun('', answer), kind: 'account-made' }), begunAgain),
  on(qrLoginResult, (_, { answer }) => begun('QR', answer)),
  on(qrConfirm, ({ accept }) => (accept ? { kind: 'sign-in-confirmed' } : undefined)),
  on(signIn.signOut, () => ({ kind: 'session-ended' })),
  on(accounts.endDevice, ({ id }) => ({ kind: 'sessions-ended', subject: id })),
  on(accounts.endOtherDevices, () => ({ kind: 'sessions-ended', detail: 'all others' })),
  on(accounts.changePassword, () => ({ kind: 'password-changed' })),
  on(accounts.changeTel, ({ tel }, _, { tel: hash }) => ({ kind: 'tel-changed', subject: hash(tel) })),

  on(closeAccount, () => ({ kind: 'account-closing' })),
  on(keepAccount, () => ({ kind: 'account-kept' })),

  on(classTeachers.addTeacher, ({ tel }, _, { tel: hash }) => ({
    kind: 'teacher-invited',
    subject: hash(tel),
  })),
  on(classTeachers.withdrawInvite, () => ({ kind: 'invite-withdrawn' })),
  on(classTeachers.answerInvite, ({ accept }) => (accept ? undefined : { kind: 'invite-declined' })),
  on(classTeachers.requestJoin, () => ({ kind: 'join-asked' })),
  on(classTeachers.answerJoin, ({ accept }) => (accept ? undefined : { kind: 'join-declined' })),
  on(classTeachers.removeTeacher, ({ userId }) => ({ kind: 'teacher-removed', subject: userId })),
  on(classTeachers.updateTeacher, ({ userId, isCanSendClassNotice }) => ({
    kind: 'notice-right-changed',
    subject: userId,
    detail: isCanSendClassNotice ? 'given' : 'taken',
  })),
  on(classTeachers.handOverClass, ({ userId }) => ({ kind: 'hand-over-offered', subject: userId })),

  on(classEdit.archiveClass, ({ isArchived }) => ({
    kind: 'class-archived',
    detail: isArchived ? 'archived' : 'back in use',
  })),
  on(classEdit.removeClass, () => ({ kind: 'class-deleted' })),
  on(classEdit.restoreClass, () => ({ kind: 'class-restored' })),
  on(removeStudents, ({ ids, records }) => ({
    kind: records === 'delete' ? 'students-deleted' : 'students-left',
    detail: pupils(ids),
  })),
  on(information.restoreStudents, ({ ids }) => ({ kind: 'students-restored', detail: pupils(ids) })),
  on(information.moveStudents, ({ ids, toClassId }) => ({
    kind: 'students-moved',
    detail: pupils(ids),
    subject: toClassId,
  })),
  on(information.mergeStudents, () => ({ kind: 'students-merged' })),
  on(saveConsent, ({ studentIds, state }) => ({
    kind: 'consents-saved',
    detail: `${state}, ${pupils(studentIds)}`,
  })),
  on(resetScore, ({ studentIds }) => ({ kind: 'scores-reset', detail: pupils(studentIds) })),
  on(removeCategory, () => ({ kind: 'category-cleared' })),

  on(classRoster, ({ telsOf = [] }) => {
    if (telsOf === 'all') return { kind: 'roster-read' }
    return telsOf.length > 0 ? { kind: 'tels-read', detail: pupils(telsOf) } : undefined
  }),
  on(information.guardianTels, ({ ids }) => ({ kind: 'tels-read', detail: pupils(ids) })),
  on(studentDetail, ({ isTelShown, id }) =>
    isTelShown === true ? { kind: 'tels-read', detail: pupils([id]) } : undefined,
  ),
  on(exportRecords, () => ({ kind: 'records-exported' })),
  on(exportStudent, ({ studentId }) => ({ kind: 'students-exported', detail: pupils([studentId]) })),
  on(exportClass, () => ({ kind: 'students-exported', detail: 'whole class' })),
  on(exportTeacher, () => ({ kind: 'account-exported' })),
  on(eraseStudent, ({ studentId }) => ({ kind: 'students-erased', detail: pupils([studentId]) })),
])

/** Whose session it is stands in the answer alone. */
function begun(detail: string, answer: unknown): Noted {
  // The answer of every call that signs in.
  const { userId } = answer as signIn.UserInfo
  return { kind: 'session-begun', detail, teacherId: userId }
}

/** Its repeat signs in by the password, as the first answer was lost. */
function begunAgain(_: unknown, { answer }: EndedCall): Noted {
  return begun('password', answer)
}
