import type { AwardNotice } from './awards.ts'
import { nameStudents } from './name-students.ts'
import { signedPoints } from './signed-points.ts'
import type { Award } from './awards.ts'

/** From so many pupils on, a deed is spoken of, and celebrated, as one deed for many. */
export const CLASS_WIDE_FROM = 20

/** Who an award is for: 陈一诺、韩明轩 等 5 人, or 全班 48 人. */
export function describeReceivers({ students, isWholeClass }: Award): string {
  if (isWholeClass && students.length > 1) return `全班 ${students.length} 人`
  return nameStudents(students.map((student) => student.username))
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
    case 'unconfirmed':
      return `网络连接失败，给${who}的${item.name}可能没有送到，可以重试`
  }
}
