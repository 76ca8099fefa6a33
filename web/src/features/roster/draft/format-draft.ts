import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'

/** What will happen with the rows that stand in the preview. */
export type DraftFigures = {
  added: number
  changed: number
  /** They are in the class, and stay as they are. */
  kept: number
  faulty: number
}

/** What the button does: 添加 46 名学生，更新 3 名 */
export function formatAddAction({ added, changed }: Pick<DraftFigures, 'added' | 'changed'>): string {
  if (added > 0) return changed > 0 ? `添加 ${added} 名学生，更新 ${changed} 名` : `添加 ${added} 名学生`
  return changed > 0 ? `更新 ${changed} 名学生` : '添加学生'
}

/** What will happen with the rows: 添加 46 名学生，更新 3 名；2 行有问题，先不添加 */
export function formatDraft({ added, changed, kept, faulty }: DraftFigures): string {
  const parts = [
    ...(added + changed > 0 ? [formatAddAction({ added, changed })] : []),
    ...(kept > 0 ? [`${kept} 名已在班里，保持不变`] : []),
    ...(faulty > 0 ? [`${faulty} 行有问题，先不添加`] : []),
  ]
  return parts.length === 0 ? '名单还是空的' : parts.join('；')
}

/** What was done, for the moment after it: 已添加 46 名学生，更新 3 名 */
export function formatDone(done: Pick<DraftFigures, 'added' | 'changed'>): string {
  return `已${formatAddAction(done)}`
}

/** What stands in the way of adding that many pupils to a class that has `inClass` already; empty when nothing does. */
export function formatOverflow(added: number, inClass: number): string {
  const over = added + inClass - MAX_STUDENTS_PER_CLASS
  if (over <= 0) return ''
  const most = `每个班级最多 ${MAX_STUDENTS_PER_CLASS} 名学生`
  return inClass === 0 ? `${most}，请移除 ${over} 名` : `${most}，班里已有 ${inClass} 名，请移除 ${over} 名`
}

/** What leaving takes away; names that were typed and not read yet have no rows. */
export function formatLoss(rows: number): string {
  return rows === 0 ? '还没识别的名单就没有了' : `还没添加的 ${rows} 行就没有了`
}
