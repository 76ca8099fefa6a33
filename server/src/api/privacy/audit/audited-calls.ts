import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { evaluationDetail } from '@pinge/contract/archives/evaluation.ts'
import { healthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet, performTerms } from '@pinge/contract/archives/perform.ts'
import { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import { removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import * as classTeachers from '@pinge/contract/class-teachers.ts'
import type { AuditAction } from '@pinge/contract/privacy/audit.ts'
import { closeAccount, keepAccount } from '@pinge/contract/privacy/closing.ts'
import { saveConsent } from '@pinge/contract/privacy/consents.ts'
import { exportClass, exportStudent } from '@pinge/contract/privacy/exports.ts'
import type { Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { qrLoginResult } from '@pinge/contract/qr-sign-in.ts'
import { realisticFeed, realisticList } from '@pinge/contract/realistic.ts'
import { exportRecords } from '@pinge/contract/records.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import * as reviews from '@pinge/contract/reviews/reviews.ts'
import { classRoster } from '@pinge/contract/roster/roster.ts'
import * as signIn from '@pinge/contract/sign-in.ts'
import { guardianTels } from '@pinge/contract/student-information.ts'
import { removeStudents, studentDetail } from '@pinge/contract/students.ts'

/** What a success is noted as; undefined where this one is nothing to note. Of several pupils each is noted. */
export type Action =
  | {
      action: AuditAction
      detail?: string
      studentIds?: readonly string[]
      /** Looking again within half an hour is the same look. */
      isLook?: boolean
    }
  | undefined

function on<E extends Endpoint>(
  endpoint: E,
  toAction: (request: RequestOf<E>) => Action,
): readonly [path: string, toAction: (request: unknown) => Action] {
  // The request of a call is what its contract says: it was parsed by it.
  return [endpoint.path, (request) => toAction(request as RequestOf<E>)]
}

const look = (action: AuditAction, detail: string, studentId?: string): Action => ({
  action,
  detail,
  isLook: true,
  ...(studentId !== undefined && { studentIds: [studentId] }),
})

/** All calls that a family may ask about. Giving a comment is none of them, and costs nothing here. */
export const auditedCalls: ReadonlyMap<string, (request: unknown) => Action> = new Map([
  on(signIn.passwordSignIn, () => ({ action: 'signIn' })),
  on(signIn.codeSignIn, () => ({ action: 'signIn' })),
  on(signIn.resetPassword, () => ({ action: 'signIn' })),
  on(qrLoginResult, () => ({ action: 'signIn', detail: '扫码' })),

  on(exportStudent, ({ studentId }) => ({ action: 'export', detail: '全部资料', studentIds: [studentId] })),
  on(exportClass, () => ({ action: 'export', detail: '整个班的全部资料' })),
  on(exportRecords, () => ({ action: 'export', detail: '点评记录' })),
  on(exportPerform, () => ({ action: 'export', detail: '学业表' })),
  on(exportHealth, () => ({ action: 'export', detail: '体质表' })),
  on(reviews.exportReviews, () => ({ action: 'export', detail: '期末评语' })),
  on(reviews.exportReviewTable, () => ({ action: 'export', detail: '期末评语表' })),

  on(classRoster, ({ telsOf = [] }) => {
    if (telsOf === 'all') return { action: 'export', detail: '名单和家长电话' }
    return telsOf.length > 0 ? { action: 'phones', studentIds: telsOf } : undefined
  }),
  on(guardianTels, ({ ids }) => ({ action: 'phones', studentIds: ids })),
  on(studentDetail, ({ id, isTelShown }) =>
    isTelShown === true ? { action: 'phones', studentIds: [id] } : undefined,
  ),

  on(archiveStudent, ({ studentId }) => look('archive', '成长档案', studentId)),
  on(evaluationDetail, ({ studentId }) => look('archive', '自评', studentId)),
  on(performTerms, ({ studentId }) => look('archive', '学业', studentId)),
  on(performSheet, () => look('archive', '学业表')),
  on(healthSheet, () => look('archive', '体质表')),
  on(realisticFeed, ({ studentId }) => look('archive', '写实记录', studentId)),
  on(realisticList, ({ studentId }) => look('archive', '写实记录', studentId)),
  on(reviews.reviewDetail, ({ studentId }) => look('review', '', studentId)),
  on(familyReport, ({ studentIds = [] }) => ({
    action: 'review',
    detail: '素质发展报告单',
    studentIds,
    isLook: true,
  })),
  on(polishReview, ({ studentId }) => ({ action: 'model', studentIds: [studentId] })),
  on(reviews.reviewList, () => look('review', '全班')),

  on(removeClass, () => ({ action: 'erase', detail: '删除班级' })),
  on(restoreClass, () => ({ action: 'erase', detail: '恢复班级' })),
  on(closeAccount, () => ({ action: 'erase', detail: '申请注销账号' })),
  on(keepAccount, () => ({ action: 'erase', detail: '撤销注销账号' })),
  on(saveConsent, ({ state, studentIds }) => ({
    action: 'consent',
    detail: state === 'given' ? '同意' : '撤回',
    studentIds,
  })),
  on(removeStudents, ({ ids, records }) =>
    records === 'delete' ? { action: 'erase', detail: '删除学生', studentIds: ids } : undefined,
  ),
  on(classTeachers.removeTeacher, () => ({ action: 'role', detail: '移出老师' })),
  on(classTeachers.updateTeacher, () => ({ action: 'role', detail: '改变发通知的权限' })),
  on(classTeachers.handOverClass, () => ({ action: 'role', detail: '请人接手班级' })),
  on(classTeachers.answerInvite, ({ accept }) =>
    accept ? { action: 'role', detail: '老师加入' } : undefined,
  ),
  on(classTeachers.answerJoin, ({ accept }) =>
    accept ? { action: 'role', detail: '同意老师加入' } : undefined,
  ),
])
