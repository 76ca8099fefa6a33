import { AppError } from '../app-error.ts'

/** Where a page of rows ended that are ordered by time, then by id. */
export type TimeCursor = { createdAt: number; id: string }

export function writeTimeCursor({ createdAt, id }: TimeCursor): string {
  return `${createdAt}_${id}`
}

export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined)
    throw new AppError('invalidInput', { message: '翻页位置不对，请从第一页重新查看' })
  return { createdAt: Number(createdAt), id }
}
