import type { LedgerKind } from '@pinge/contract/comments.ts'
import type { CommentBatch, CommentRecord } from '@pinge/contract/records.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { formatTime } from '../../shared/time/format-time.ts'

/** `action` is what will be taken back, as 点评; `description` says more of it, and from whom. */
export type WantedUndo = {
  batchId: string
  itemName: string
  action: string
  description: string
  /** Some pupils' parts alone. */
  studentIds?: string[]
}

const actions: Partial<Record<LedgerKind, string>> = { exchange: '兑换', reset: '清零', refund: '退还' }
const actionOf = (kind: LedgerKind): string => actions[kind] ?? '点评'

const kept = '记录仍会保留，标为“已撤销”。'

/** What undoing one pupil's part of a comment takes back; the others of the same comment keep theirs. */
export function undoOfRecord(record: CommentRecord, nowMs: number): WantedUndo {
  const { batchId, itemName, studentId, studentName, teamName, score } = record
  const action = actionOf(record.kind)
  const given = `“${itemName} ${formatSignedPoints(score)}”`
  if (studentId === null)
    return {
      batchId,
      itemName,
      action,
      description: `将撤销${formatMoment(record.createdAt, nowMs)}给${teamName ?? '小组'}的${given}，组员得到的也会一并撤销。${kept}`,
    }
  return {
    batchId,
    itemName,
    action,
    studentIds: [studentId],
    description: `将撤销${formatMoment(record.createdAt, nowMs)}给${studentName ?? '这名学生'}的${given}，同一次${action}的其他学生不受影响。${kept}`,
  }
}

/** What undoing a whole comment takes back. */
export function undoOfBatch(batch: CommentBatch, nowMs: number): WantedUndo {
  const { batchId, itemName, kind, score, createdAt } = batch
  const points = score === null ? '' : ` ${formatSignedPoints(score)}`
  const { receivers, names } = receiversOf(batch)
  return {
    batchId,
    itemName,
    action: actionOf(kind),
    description: `将撤销${formatMoment(createdAt, nowMs)}给${receivers}的“${itemName}${points}”${names}。${kept}`,
  }
}

/** A few are named; of many their number comes first, then some of their names. */
function receiversOf(batch: CommentBatch): { receivers: string; names: string } {
  const { studentNames, studentCount, isWholeClass, teamNames, teamCount } = batch
  const count = `${studentCount} 名学生`
  if (teamCount > 0) {
    const teams = teamNames.join('、')
    const more = teamCount > teamNames.length ? ` 等 ${teamCount} 个小组` : ''
    return { receivers: `${teams}${more}（${count}）`, names: '' }
  }
  if (studentCount === 0) return { receivers: '已删除的学生', names: '' }
  if (isWholeClass) return { receivers: `全班 ${count}`, names: '' }
  const all = studentNames.join('、')
  if (studentCount <= studentNames.length) return { receivers: all, names: '' }
  return { receivers: ` ${count}`, names: `，包括${all}等` }
}

/** The clock alone for today: ` 19:26 `. */
function formatMoment(atMs: number, nowMs: number): string {
  return ` ${formatTime(atMs, nowMs).replace('今天 ', '')} `
}
