import type { CommentBatch } from '@pinge/contract/records.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'

type Receivers = Pick<CommentBatch, 'studentNames' | 'studentCount' | 'teamNames' | 'teamCount'>

/** 王浩然, 王浩然、陈一诺 等 6 人, or 向日葵组 等 2 个小组: teams stand for their members. */
export function formatReceivers({ studentNames, studentCount, teamNames, teamCount }: Receivers): string {
  if (teamCount > 0)
    return formatNames(teamNames, { most: teamNames.length, count: teamCount, unit: '个小组' })
  if (studentCount === 0) return '已删除的学生'
  return formatNames(studentNames, { most: studentNames.length, count: studentCount })
}
