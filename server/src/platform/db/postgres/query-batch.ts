import type { Connection, FieldDef, Submittable } from 'pg'

export type Row = Record<string, unknown>
export type Answer = { command: string; rowCount: number | null; rows: Row[] }

export type Query = {
  text: string
  /** One for good, under which a connection keeps the parsed statement and its plan. */
  name: string | undefined
  values: readonly unknown[]
  answer: Promise<Answer>
  resolve(answer: Answer): void
  reject(cause: unknown): void
}

type Column = { name: string; parse: (text: string) => unknown }
/** What a connection knows of a statement by its name: it is parsed there, and answers these columns. */
export type KnownStatements = Map<string, readonly Column[]>

/** How the driver reads a value of each of PostgreSQL's types, by its number. */
export type TypeParsers = { getTypeParser(type: number, format: 'text'): (text: string) => unknown }

type Options = {
  known: KnownStatements
  types: TypeParsers
  /** Called once, with what was not run because a query before it failed. */
  onEnd: (skipped: readonly Query[], cause: unknown) => void
}

/**
 * Queries that go to PostgreSQL in one packet with one Sync and are answered in one: its server flushes its answers only
 * at a Sync, and it neither parses nor describes a statement again that it knows. The driver's own pipeline mode sends a
 * Sync with each query, which costs a comment 1.9 times the processor time of this process (decision 0045).
 * After a failure PostgreSQL skips what is left of the packet.
 */
export class QueryBatch implements Submittable {
  readonly #queries: readonly Query[]
  readonly #options: Options
  #current = 0
  #columns: readonly Column[] | undefined
  #rows: Row[] = []

  constructor(queries: readonly Query[], options: Options) {
    this.#queries = queries
    this.#options = options
  }

  submit(connection: Connection): void {
    const { known } = this.#options
    const parsed = new Set<string>()
    connection.stream.cork()
    for (const { name = '', text, values } of this.#queries) {
      const isKnown = known.has(name)
      if (!isKnown && !parsed.has(name)) {
        // It may be there from a packet that failed after it; and to close what is not there is no mistake.
        if (name !== '') connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        if (name !== '') parsed.add(name)
      }
      connection.bind({ statement: name, values: values.map(asParameter) }, true)
      if (!isKnown) connection.describe({ type: 'P' }, true)
      connection.execute(null, true)
    }
    connection.sync()
    connection.stream.uncork()
  }

  handleRowDescription({ fields }: { fields: readonly FieldDef[] }): void {
    const { types } = this.#options
    this.#columns = fields.map(({ name, dataTypeID }) => ({
      name,
      parse: types.getTypeParser(dataTypeID, 'text'),
    }))
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    const row: Row = {}
    const columns = this.#columnsOfCurrent()
    for (let place = 0; place < columns.length; place += 1) {
      const column = columns[place]
      const text = fields[place]
      if (column) row[column.name] = text === null || text === undefined ? null : column.parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    const query = this.#queries[this.#current]
    if (!query) return
    if (query.name !== undefined) this.#options.known.set(query.name, this.#columnsOfCurrent())
    const rows = this.#rows
    this.#current += 1
    this.#columns = undefined
    this.#rows = []
    query.resolve({ ...readTag(text), rows })
  }

  handleReadyForQuery(): void {
    this.#options.onEnd([], undefined)
  }

  /** A query failed, or the connection broke. */
  handleError(cause: unknown): void {
    const [failed, ...skipped] = this.#queries.slice(this.#current)
    this.#current = this.#queries.length
    failed?.reject(cause)
    this.#options.onEnd(skipped, cause)
  }

  #columnsOfCurrent(): readonly Column[] {
    if (this.#columns) return this.#columns
    const { name } = this.#queries[this.#current] ?? {}
    return (name !== undefined && this.#options.known.get(name)) || []
  }
}

/** Such as `COMMIT`, `UPDATE 2`, `INSERT 0 2`. */
function readTag(tag: string): Pick<Answer, 'command' | 'rowCount'> {
  const [command = '', ...numbers] = tag.split(' ')
  const count = Number(numbers.at(-1))
  return { command, rowCount: Number.isNaN(count) ? null : count }
}

/** As text, whose type PostgreSQL knows from the statement. */
function asParameter(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
