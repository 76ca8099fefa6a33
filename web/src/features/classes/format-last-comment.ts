import type { ClassSummary } from '@pinge/contract/classes.ts'
import { formatWhen } from './format-when.ts'

/** 今天 09:12 · 王浩然 积极发言. Of a reminder, where a class may be looking, only the time. */
export function formatLastComment(
  { lastComment, studentCount }: ClassSummary,
  nowMs: number,
  { isQuiet }: { isQuiet: boolean },
): string {
  if (!lastComment) return studentCount === 0 ? '还没有学生，进去添加吧' : '还没有点评过'
  const { studentName, studentCount: praised, itemName, createdAt } = lastComment
  if (isQuiet) return `${formatWhen(createdAt, nowMs)} · 有新点评`
  return `${formatWhen(createdAt, nowMs)} · ${formatStudents(studentName, praised, studentCount)} ${itemName}`
}

function formatStudents(studentName: string, count: number, ofAll: number): string {
  if (count <= 1) return studentName
  return count >= ofAll ? '全班' : `${studentName}等 ${count} 人`
}
