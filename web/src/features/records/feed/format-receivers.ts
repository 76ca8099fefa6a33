import type { CommentBatch } from '@pinge/contract/records.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'

type Receivers = Pick<
  CommentBatch,
  'studentNames' | 'studentCount' | 'isWholeClass' | 'teamNames' | 'teamCount'
>

/** 王浩然, 王浩然、陈一诺 等 6 人, 全班 48 人, or 向日葵组 等 2 个小组: teams stand for their members. */
export function formatReceivers(receivers: Receivers): string {
  const { studentNames, studentCount, isWholeClass, teamNames, teamCount } = receivers
  if (teamCount > 0)
    return formatNames(teamNames, { most: teamNames.length, count: teamCount, unit: '个小组' })
  if (studentCount === 0) return '已删除的学生'
  if (isWholeClass) return `全班 ${studentCount} 人`
  return formatNames(studentNames, { most: studentNames.length, count: studentCount })
}
