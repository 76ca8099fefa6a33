import type { Db } from '../schema.ts'
import { fastPathOf, type FastPath } from './fast-path.ts'

const MAX_ANSWERS = 10_000

type Value = string | number | null
type Read<Args extends readonly Value[], Answer> = (db: Db, ...args: Args) => Promise<Answer[]>
type Answers<Answer> = { version: number; byArguments: Map<string, Answer[]> }

/**
 * Caches the answers of a read that every call makes until anything at all is committed to the database, by this process
 * or by any other; so a write need not know what is cached. In a transaction it reads. The answers are shared, and never
 * changed.
 */
export function cachedUntilCommit<Args extends readonly Value[], Answer>(
  read: Read<Args, Answer>,
): (db: Db, ...args: Args) => Promise<readonly Answer[]> {
  const answersOf = new WeakMap<FastPath, Answers<Answer>>()

  async function readAt(version: number, path: FastPath, db: Db, args: Args): Promise<readonly Answer[]> {
    let answers = answersOf.get(path)
    if (answers?.version !== version) answersOf.set(path, (answers = { version, byArguments: new Map() }))
    const key = args.join('\0')
    const known = answers.byArguments.get(key)
    if (known) return known
    const { byArguments } = answers
    const rows = await read(db, ...args)
    if (byArguments.size >= MAX_ANSWERS) byArguments.clear()
    byArguments.set(key, rows)
    return rows
  }

  return async (db, ...args) => {
    const path = fastPathOf(db)
    const version = await path?.version?.()
    return version === undefined || !path ? read(db, ...args) : readAt(version, path, db, args)
  }
}
