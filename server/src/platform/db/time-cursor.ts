import { cursorRefusal } from './read-page.ts'

/** Where a page of rows ended that are ordered by time, then by id. */
export type TimeCursor = { createdAt: number; id: string }

export function writeTimeCursor({ createdAt, id }: TimeCursor): string {
  return `${createdAt}_${id}`
}

export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  if (cursor === undefined) return undefined
  const [, createdAt, id] = /^(\d{1,15})_([\w-]{1,64})$/.exec(cursor) ?? []
  if (createdAt === undefined || id === undefined) throw cursorRefusal()
  return { createdAt: Number(createdAt), id }
}
