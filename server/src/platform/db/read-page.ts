import { DEFAULT_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { AppError } from '../app-error.ts'

/**
 * A page of a list, and where the next one begins: null after the last. `read` is asked for one row more than a page holds,
 * which tells whether there is a next page.
 */
export async function readPage<Row>(
  limit: number | undefined,
  read: (most: number) => Promise<readonly Row[]>,
  writeCursor: (last: Row) => string,
): Promise<{ page: Row[]; nextCursor: string | null }> {
  const size = limit ?? DEFAULT_PAGE_SIZE
  const rows = await read(size + 1)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return { page, nextCursor: rows.length > size && last !== undefined ? writeCursor(last) : null }
}

/** Of a cursor with which no page ended. */
export function cursorRefusal(): AppError {
  return new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
}
