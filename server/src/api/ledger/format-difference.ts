import type { GivenDifference } from './given-totals-check.ts'
import type { RedemptionDifference, TeamDifference, TotalDifference } from './ledger.queries.ts'

/** One line for the operator. Ids only: a report may be sent around, names of children may not. */
export function formatDifference(difference: TotalDifference): string {
  const { studentId, classId, stuScore, ledgerScore, redeemScore, ledgerRedeem } = difference
  const parts = [
    ...(stuScore === ledgerScore ? [] : [`总分 ${stuScore}，流水合计 ${ledgerScore}`]),
    ...(redeemScore === ledgerRedeem ? [] : [`可兑换 ${redeemScore}，流水合计 ${ledgerRedeem}`]),
  ]
  return `学生 ${studentId}（班级 ${classId}）：${parts.join('；')}`
}

export function formatTeamDifference({ teamId, classId, score, ledgerScore }: TeamDifference): string {
  return `小组 ${teamId}（班级 ${classId}）：得分 ${score}，流水合计 ${ledgerScore}`
}

export function formatRedemptionDifference(difference: RedemptionDifference): string {
  const { studentId, classId, redeemed, ledgerSpent } = difference
  return `学生 ${studentId}（班级 ${classId}）：兑换记录 ${redeemed}，流水合计 ${ledgerSpent}`
}

export function formatGivenDifference({ classId, period }: GivenDifference): string {
  return `班级 ${classId}：${period} 的点评合计和流水不一致`
}
