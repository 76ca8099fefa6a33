import { versionOf } from './direct-statements.ts'
import { chain, type MaybePromise } from '../../maybe-promise.ts'
import type { Db } from '../schema.ts'

const MAX_KEPT = 10_000

type Value = string | number | null
type Read<Args extends readonly Value[], Answer> = (db: Db, ...args: Args) => MaybePromise<Answer[]>
type Answers<Answer> = { version: number; byArguments: Map<string, Answer[]> }

/**
 * Keeps the answers of a read that every call makes for as long as nothing at all is changed in the database, by this
 * process or by any other; so that nobody who changes something has to think of what is kept. Where there is no number of
 * the database to go by (in a transaction) it is simply read. The answers are shared, and never changed.
 */
export function cachedUntilCommit<Args extends readonly Value[], Answer>(
  read: Read<Args, Answer>,
): (db: Db, ...args: Args) => MaybePromise<readonly Answer[]> {
  const answersOf = new WeakMap<object, Answers<Answer>>()

  function readAt(version: number, db: Db, args: Args): MaybePromise<readonly Answer[]> {
    const { adapter } = db.getExecutor()
    let answers = answersOf.get(adapter)
    if (answers?.version !== version) answersOf.set(adapter, (answers = { version, byArguments: new Map() }))
    const key = args.join('\0')
    const known = answers.byArguments.get(key)
    if (known) return known
    const { byArguments } = answers
    return chain(read(db, ...args), (rows) => {
      if (byArguments.size >= MAX_KEPT) byArguments.clear()
      byArguments.set(key, rows)
      return rows
    })
  }

  return (db, ...args) =>
    chain(versionOf(db.getExecutor().adapter), (version) =>
      version === undefined ? read(db, ...args) : readAt(version, db, args),
    )
}
