import { formatFailure } from '../../shared/api/failure/format-failure.ts'

/** Why the pupils were not added, or that this is not known; empty without a failure. */
export function formatAddFailure(error: unknown, isUnsettled: boolean): string {
  if (!error) return ''
  if (isUnsettled) return '没有收到服务器的回应，学生可能已经添加了。请再试一次，不会重复添加。'
  return `学生还没有添加：${formatFailure(error)}`
}

/** What stops the adding before anything is sent: what is typed but stands in no row; empty when nothing does. */
export function formatLeftover(leftover: 'paste' | 'file' | 'one' | null): string {
  if (leftover === 'paste') return '粘贴的名单还没有识别，请先点“识别名单”，或者删掉它。'
  return leftover === 'one' ? '有一名学生还没有加到名单，请先点“加到名单”，或者删掉姓名。' : ''
}
