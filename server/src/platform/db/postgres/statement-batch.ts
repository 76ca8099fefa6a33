import type { Connection, FieldDef, Submittable } from 'pg'

export type Row = Record<string, unknown>
export type Answer = { command: string; rowCount: number | null; rows: Row[] }

export type Statement = {
  text: string
  /** One for good, under which a connection keeps the parsed statement and its plan. */
  name: string | undefined
  values: readonly unknown[]
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
  /** Told once, with what was not run because a statement before it failed. */
  onEnd: (skipped: readonly Statement[], cause: unknown) => void
}

/**
 * Statements that go to PostgreSQL in one packet and are answered in one: its server answers when it is told to (Sync),
 * and so often only, and a statement that it knows is neither parsed nor described again. The driver asks one query at a
 * time; this is one to it. After a failure PostgreSQL skips what is left of the packet.
 */
export class StatementBatch implements Submittable {
  readonly #statements: readonly Statement[]
  readonly #options: Options
  #current = 0
  #columns: readonly Column[] | undefined
  #rows: Row[] = []

  constructor(statements: readonly Statement[], options: Options) {
    this.#statements = statements
    this.#options = options
  }

  submit(connection: Connection): void {
    const { known } = this.#options
    const parsed = new Set<string>()
    connection.stream.cork()
    for (const { name = '', text, values } of this.#statements) {
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
    const statement = this.#statements[this.#current]
    if (!statement) return
    if (statement.name !== undefined) this.#options.known.set(statement.name, this.#columnsOfCurrent())
    const rows = this.#rows
    this.#current += 1
    this.#columns = undefined
    this.#rows = []
    statement.resolve({ ...readTag(text), rows })
  }

  handleReadyForQuery(): void {
    this.#options.onEnd([], undefined)
  }

  /** A statement failed, or the connection broke. */
  handleError(cause: unknown): void {
    const [failed, ...skipped] = this.#statements.slice(this.#current)
    this.#current = this.#statements.length
    failed?.reject(cause)
    this.#options.onEnd(skipped, cause)
  }

  #columnsOfCurrent(): readonly Column[] {
    if (this.#columns) return this.#columns
    const { name } = this.#statements[this.#current] ?? {}
    return (name !== undefined && this.#options.known.get(name)) || []
  }
}

/** Such as `COMMIT`, `UPDATE 2`, `INSERT 0 2`. */
function readTag(tag: string): Pick<Answer, 'command' | 'rowCount'> {
  const [command = '', ...numbers] = tag.split(' ')
  const count = Number(numbers.at(-1))
  return { command, rowCount: Number.isNaN(count) ? null : count }
}

/** As text, whose kind PostgreSQL knows from the statement. */
function asParameter(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || Buffer.isBuffer(value)) return value
  return typeof value === 'number' ? String(value) : JSON.stringify(value)
}
