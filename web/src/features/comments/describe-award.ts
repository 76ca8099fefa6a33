import type { AwardNotice } from './awards.ts'
import { nameStudents } from './name-students.ts'
import { signedPoints } from '../../shared/text/signed-points.ts'
import type { Award, AwardTeams } from './awards.ts'

/** From so many pupils on, a deed is spoken of, and celebrated, as one deed for many. */
export const CLASS_WIDE_FROM = 20

/** Who an award is for: 陈一诺、韩明轩 等 5 人, or 全班 48 人. */
export function describeReceivers({ students, isWholeClass, toTeams }: Award): string {
  if (toTeams) return nameTeams(toTeams)
  if (isWholeClass && students.length > 1) return `全班 ${students.length} 人`
  return nameStudents(students.map((student) => student.username))
}

/** 火箭队、彩虹队 等 3 个小组 */
export function nameTeams({ teams }: AwardTeams): string {
  const named = teams
    .slice(0, 2)
    .map(({ teamName }) => teamName)
    .join('、')
  return teams.length > 2 ? `${named} 等 ${teams.length} 个小组` : named
}

/** The whole sentence for those who hear the screen. */
export function announceNotice(notice: AwardNotice): string {
  const { item } = notice.award
  const who = describeReceivers(notice.award)
  switch (notice.phase) {
    case 'given':
      return `已给${who}记上${item.name} ${signedPoints(item.score)}`
    case 'undoing':
      return ''
    case 'undone':
      return `已撤销${who}的${item.name}`
    case 'queued':
      return `网络不通，给${who}的${item.name} ${signedPoints(item.score)}先记在这台设备上，恢复后自动送出`
  }
}
