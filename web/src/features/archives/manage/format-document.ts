import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { formatTime } from '../../../shared/time/format-time.ts'

/** 46%; nothing is 0% only where something is expected, and all of it is 100% only where nothing lacks. */
export function formatShare(share: number | null): string {
  if (share === null) return '—'
  if (share > 0 && share < 0.01) return '1%'
  return `${Math.floor(share * 100 + 1e-9)}%`
}

/** 王老师 11月23日 10:12 锁定，只有班级创建者可以解锁 */
export function formatLock(
  { teacherName, lockedAt }: NonNullable<ArchiveDocument['lock']>,
  nowMs: number,
): string {
  return `${teacherName} ${formatTime(lockedAt, nowMs)} 锁定，只有班级创建者可以解锁`
}

/** 第一学期成长档案 */
function usualName({ name }: Pick<ClassTerm, 'name'>): string {
  return `${name.slice(name.indexOf('第'))}成长档案`
}

/** The usual name, with a number where the term has a document of this name already. */
export function freeName(
  documents: readonly ArchiveDocument[],
  { key, name }: Pick<ClassTerm, 'key' | 'name'>,
): string {
  const taken = new Set(documents.filter((one) => one.termKey === key).map((one) => one.name))
  const usual = usualName({ name })
  let number = 1
  while (taken.has(number === 1 ? usual : `${usual}${number}`)) number += 1
  return number === 1 ? usual : `${usual}${number}`
}

/** The document that a new one of this term follows: the newest of an earlier term, else the newest. */
export function documentBefore(
  documents: readonly ArchiveDocument[],
  termKey: string,
): ArchiveDocument | undefined {
  const earlier = documents.filter((one) => one.termKey < termKey)
  const lastTerm = earlier
    .map((one) => one.termKey)
    .toSorted()
    .at(-1)
  return earlier.find((one) => one.termKey === lastTerm) ?? documents[0]
}
