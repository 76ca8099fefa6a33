import type { CompiledQuery } from 'kysely'
import type { Db } from '../schema.ts'
import { fastPathOf, type PreparedStatement } from './fast-path.ts'

type Value = string | number | null
type Row = { readonly [column: string]: Value }
type Argument = Value | readonly Value[] | readonly Row[]

/** Stands for one value of the arguments while a statement is built. */
class Placeholder {
  readonly position: number
  constructor(position: number) {
    this.position = position
  }
}

type Compiled<Answer> = {
  query: CompiledQuery<Answer>
  /** For each argument that is a list of rows: their columns, in the order of the placeholders. */
  columns: readonly (readonly string[])[]
  /** The statement itself, where Kysely need not be asked. */
  direct: PreparedStatement | undefined
}

/**
 * A statement that is built and compiled once for each database and then only run: for those that every call makes,
 * building costs more than running. A list makes one statement for each length. `build` must make the same statement
 * whatever the values in its arguments are; all rows of a list have the same columns. One that `mayTakeLong` has a connection of
 * its own where there are many.
 */
export function prepared<Args extends readonly Argument[], Answer>(
  build: (db: Db, ...args: Args) => { compile(): CompiledQuery<Answer> },
  { mayTakeLong = false } = {},
): (db: Db, ...args: Args) => Promise<Answer[]> {
  const compiledFor = new WeakMap<object, Map<string, Compiled<Answer>>>()

  function compile(db: Db, args: Args): Compiled<Answer> {
    // A transaction shares the adapter of its database, and with it the dialect.
    const { adapter } = db.getExecutor()
    let shapes = compiledFor.get(adapter)
    if (!shapes) compiledFor.set(adapter, (shapes = new Map<string, Compiled<Answer>>()))
    const shape = shapeOf(args)
    const known = shapes.get(shape)
    if (known) return known
    // Kysely takes any object for a value and hands it back among the parameters.
    const query = build(db, ...(withPlaceholders(args) as unknown as Args)).compile()
    const compiled = {
      query,
      columns: args.map(columnsOf),
      direct: fastPathOf(db)?.prepare(query.sql, mayTakeLong),
    }
    shapes.set(shape, compiled)
    return compiled
  }

  return async (db, ...args) => {
    const { query, columns, direct } = compile(db, args)
    const values = valuesOf(args, columns)
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? values[value.position] : value,
    )
    if (direct) return direct(parameters) as Answer[] | Promise<Answer[]>
    return (await db.executeQuery<Answer>({ ...query, parameters })).rows
  }
}

function shapeOf(args: readonly Argument[]): string {
  let shape = ''
  for (const argument of args) if (isList(argument)) shape += `${argument.length},`
  return shape
}

function columnsOf(argument: Argument): string[] {
  const [first] = isList(argument) ? argument : []
  return first !== undefined && isRow(first) ? Object.keys(first) : []
}

/** All values of the arguments, one after another. */
function valuesOf(args: readonly Argument[], columns: readonly (readonly string[])[]): Value[] {
  const values: Value[] = []
  args.forEach((argument, place) => {
    if (!isList(argument)) values.push(argument)
    else
      for (const item of argument)
        if (isRow(item)) for (const column of columns[place] ?? []) values.push(item[column] ?? null)
        else values.push(item)
  })
  return values
}

/** The arguments with a placeholder for each value, numbered as `valuesOf` puts them. */
function withPlaceholders(args: readonly Argument[]): unknown[] {
  let next = 0
  const placeholder = (): Placeholder => new Placeholder(next++)
  return args.map((argument) => {
    if (!isList(argument)) return placeholder()
    const columns = columnsOf(argument)
    return argument.map((item) =>
      isRow(item) ? Object.fromEntries(columns.map((column) => [column, placeholder()])) : placeholder(),
    )
  })
}

function isList(argument: Argument): argument is readonly Value[] | readonly Row[] {
  return typeof argument === 'object' && argument !== null
}

function isRow(item: Value | Row): item is Row {
  return typeof item === 'object' && item !== null
}
