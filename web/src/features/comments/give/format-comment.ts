import { formatNames } from '@pinge/contract/values/format-names.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import type { CommentNotice, GivenComment, ReceivingTeams } from './given-comment.ts'

/** From so many pupils on, a comment is spoken of, and celebrated, as one for many. */
export const CLASS_WIDE_FROM = 20

/** Who a comment is for: 陈一诺、韩明轩 等 5 人, or 全班 48 人. */
export function formatReceivers({ students, isWholeClass, toTeams }: GivenComment): string {
  if (toTeams) return formatTeamNames(toTeams)
  if (isWholeClass && students.length > 1) return `全班 ${students.length} 人`
  return formatNames(students.map((student) => student.username))
}

/** 火箭队、彩虹队 等 3 个小组 */
export function formatTeamNames({ teams }: ReceivingTeams): string {
  return formatNames(
    teams.map(({ teamName }) => teamName),
    { unit: '个小组' },
  )
}

/** What a class may be told of a reminder, in each phase. */
export const quietWords: Record<CommentNotice['phase'], string> = {
  given: '已记下',
  undoing: '正在撤销',
  undone: '已撤销',
  queued: '先记下了',
}

type NoticeOptions = {
  /** Whether it is told without name, item and points. */
  isQuiet: boolean
}

/** The whole sentence for those who hear the screen. */
export function formatNotice(notice: CommentNotice, { isQuiet }: NoticeOptions): string {
  if (isQuiet) return quietWords[notice.phase]
  const { item } = notice.comment
  const who = formatReceivers(notice.comment)
  switch (notice.phase) {
    case 'given':
      return `已点评${who}：${item.name} ${formatSignedPoints(item.score)}`
    case 'undoing':
      return ''
    case 'undone':
      return `已撤销${who}的${item.name}`
    case 'queued':
      return `网络不通，给${who}的${item.name} ${formatSignedPoints(item.score)}先记在这台设备上，恢复后自动上传`
  }
}

/** What a comment loses when pupils leave the class, or teams are removed, while it is written. Empty when all are there. */
export function formatDeparture(goneNames: readonly string[], leftCount: number, isOfTeams = false): string {
  if (goneNames.length === 0) return ''
  const gone = `${formatNames(goneNames)}刚刚${isOfTeams ? '被移除了' : '离开了班级'}`
  if (leftCount === 0) return `${gone}，这次点评不能提交`
  return `${gone}，这次只点评其余 ${leftCount} ${isOfTeams ? '个小组' : '人'}`
}

/** 王浩然的“作业优秀”没有保存成功：… */
export function formatRefusal(comment: GivenComment, reason: string, { isQuiet }: NoticeOptions): string {
  const what = isQuiet ? '刚才那一条' : `${formatReceivers(comment)}的“${comment.item.name}”`
  return `${what}没有保存成功：${reason}`
}

/** Why the server wrote no part of a comment: 张三已不在本班，其余 3 人的“积极发言”没有保存成功 */
export function formatPartialComment(
  { students, item }: Pick<GivenComment, 'students' | 'item'>,
  goneNames: readonly string[],
  { isQuiet }: NoticeOptions,
): string {
  if (isQuiet) return `${formatNames(goneNames)}已不在本班，其余 ${students.length} 人的这一条没有保存成功`
  const [only] = students
  const others = students.length === 1 && only ? only.username : `其余 ${students.length} 人`
  return `${formatNames(goneNames)}已不在本班，${others}的“${item.name}”没有保存成功`
}
