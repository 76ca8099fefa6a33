import { AppError } from '../../platform/app-error.ts'
import type { RecordPlace } from './record.queries.ts'

/** Where a page of records ended, as a text that the next request brings back. */
export function writeRecordCursor({ createdAt, batchId, id }: RecordPlace): string {
  return [createdAt, batchId, id].join('.')
}

export function readRecordCursor(cursor: string | undefined): RecordPlace | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, batchId, id] = /^(\d{1,15})\.([\w-]{1,64})\.([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || batchId === undefined || id === undefined)
    throw new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
  return { createdAt: Number(createdAt), batchId, id }
}
