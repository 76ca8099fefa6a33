import type { MaybePromise } from '../../maybe-promise.ts'

/** Runs one statement and answers its rows: at once on SQLite, which waits for nobody. */
export type DirectStatement = (parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>

/** Undefined where the statement has to go through Kysely. */
type Prepare = (sql: string) => DirectStatement | undefined

const connections = new WeakMap<object, Prepare>()

/**
 * Lets the statements of a connection be run past Kysely's executor, whose promises cost more than most statements do.
 * A connection is known by the adapter of its dialect, which its transactions share.
 */
export function runDirectly(adapter: object, prepare: Prepare): void {
  connections.set(adapter, prepare)
}

/** Undefined where only Kysely knows how to reach the database. */
export function directStatement(adapter: object, sql: string): DirectStatement | undefined {
  return connections.get(adapter)?.(sql)
}

type Version = () => MaybePromise<number | undefined>

const versions = new WeakMap<object, Version>()

/** Tells of a connection that only reads which number of the whole database it sees: another one after any change. */
export function tellVersion(adapter: object, version: Version): void {
  versions.set(adapter, version)
}

/** Undefined where a connection writes itself, or where asking would cost more than reading. */
export function versionOf(adapter: object): MaybePromise<number | undefined> {
  return versions.get(adapter)?.()
}
