import type { attendanceDays } from '@pinge/contract/attendance.ts'
import type { DataOf, RequestOf } from '@pinge/contract/endpoint.ts'
import { LocalDate } from '@pinge/contract/fields.ts'
import { DEFAULT_PAGE_SIZE } from '@pinge/contract/limits.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Caller } from '../../platform/http/endpoints.ts'
import { requireClass } from '../access/require-class.ts'
import type { ApiDeps } from '../api-deps.ts'
import { selectAttendanceDays } from './attendance.queries.ts'

/** A page of the days on which attendance was taken, the newest first. */
export async function listAttendanceDays(
  { database }: Pick<ApiDeps, 'database'>,
  { teacherId }: Pick<Caller, 'teacherId'>,
  { classId, cursor, limit = DEFAULT_PAGE_SIZE }: RequestOf<typeof attendanceDays>,
): Promise<DataOf<typeof attendanceDays>> {
  await requireClass(database.read, teacherId, classId)
  // One more than asked for tells whether there is a next page.
  const days = await selectAttendanceDays(database.read, classId, {
    before: readDayCursor(cursor),
    limit: limit + 1,
  })
  const items = days.slice(0, limit)
  return { items, nextCursor: days.length > limit ? (items.at(-1)?.date ?? null) : null }
}

/** A page ends with a day, so the day itself is the cursor. */
function readDayCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined || LocalDate.safeParse(cursor).success) return cursor
  throw new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
}
