import type { ClassSummary } from '@pinge/contract/classes.ts'
import { sayWhen } from './school-day.ts'

/** 今天 09:12 · 王浩然 积极发言 */
export function describeLastComment({ lastComment, studentCount }: ClassSummary, nowMs: number): string {
  if (!lastComment) return studentCount === 0 ? '还没有学生，进去添加吧' : '还没有点评过'
  const { studentName, studentCount: praised, itemName, createdAt } = lastComment
  return `${sayWhen(createdAt, nowMs)} · ${whom(studentName, praised, studentCount)} ${itemName}`
}

function whom(studentName: string, count: number, ofAll: number): string {
  if (count <= 1) return studentName
  return count >= ofAll ? '全班' : `${studentName}等 ${count} 人`
}
