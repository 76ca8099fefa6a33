import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/limits.ts'

/** What will happen with the rows: 添加 46 名学生；2 行有问题，先不添加 */
export function describeDraft(good: number, faulty: number): string {
  const kept = `${faulty} 行有问题，先不添加`
  if (good === 0) return faulty === 0 ? '名单还是空的' : kept
  return faulty === 0 ? `添加 ${good} 名学生` : `添加 ${good} 名学生；${kept}`
}

/** What stands in the way of adding that many pupils to a class that has `inClass` already; empty when nothing does. */
export function describeOverflow(good: number, inClass: number): string {
  const over = good + inClass - MAX_STUDENTS_PER_CLASS
  if (over <= 0) return ''
  const most = `每个班级最多 ${MAX_STUDENTS_PER_CLASS} 名学生`
  return inClass === 0 ? `${most}，请移除 ${over} 名` : `${most}，班里已有 ${inClass} 名，请移除 ${over} 名`
}

/** What leaving takes away; names that were typed and not read yet have no rows. */
export function describeLoss(rows: number): string {
  return rows === 0 ? '还没识别的名单就没有了' : `还没添加的 ${rows} 行就没有了`
}
