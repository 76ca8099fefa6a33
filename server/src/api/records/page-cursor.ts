import { AppError } from '../../platform/app-error.ts'

/** Where a page ended, as a text that the next request brings back: a time and the ids after it, joined by dots. */
export function writeCursor(createdAt: number, ...ids: string[]): string {
  return [createdAt, ...ids].join('.')
}

/** The time, and as many ids as the list is ordered by. */
export function readCursor<Count extends 1 | 2>(
  cursor: string | undefined,
  count: Count,
): { createdAt: number; ids: Count extends 1 ? [string] : [string, string] } | undefined {
  if (cursor === undefined) return undefined
  const [createdAt = '', ...ids] = cursor.split('.')
  if (!/^\d{1,15}$/.test(createdAt) || ids.length !== count || !ids.every((id) => /^[\w-]{1,64}$/.test(id)))
    throw new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
  return { createdAt: Number(createdAt), ids: ids as Count extends 1 ? [string] : [string, string] }
}
