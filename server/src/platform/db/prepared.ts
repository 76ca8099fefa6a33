import type { CompiledQuery } from 'kysely'
import type { Db } from './schema.ts'

type Value = string | number | null

/** Stands for an argument while a statement is built. */
class Placeholder {
  readonly position: number
  constructor(position: number) {
    this.position = position
  }
}

/**
 * A statement that is built and compiled once for each database and then only run: for those that every call makes,
 * building costs more than running. `build` must make the same statement whatever its arguments are.
 */
export function prepared<Args extends readonly Value[], Row>(
  build: (db: Db, ...args: Args) => { compile(): CompiledQuery<Row> },
): (db: Db, ...args: Args) => Promise<Row[]> {
  const compiledFor = new WeakMap<object, CompiledQuery<Row>>()

  function compile(db: Db, count: number): CompiledQuery<Row> {
    // A transaction shares the adapter of its database, and with it the dialect.
    const { adapter } = db.getExecutor()
    const known = compiledFor.get(adapter)
    if (known) return known
    const placeholders = Array.from({ length: count }, (_, position) => new Placeholder(position))
    // Kysely takes any object for a value and hands it back among the parameters.
    const compiled = build(db, ...(placeholders as unknown as Args)).compile()
    compiledFor.set(adapter, compiled)
    return compiled
  }

  return async (db, ...args) => {
    const compiled = compile(db, args.length)
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? args[value.position] : value,
    )
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
