import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import { setFastPath, type PreparedStatement } from '../statements/fast-path.ts'
import type { Db, Schema } from '../schema.ts'
import { connectionLost, createPacketQueue, type PacketOptions, type PacketQueue } from './packet-queue.ts'
import type { Answer } from './query-batch.ts'
import type { PreparedNames } from './prepared-names.ts'

/** One connection to PostgreSQL on which no query waits for the answer to another before it is sent. */
export type PipelinedConnection = {
  /** Its statements go to the connection that is open. */
  db: Db
  /** Prepares a statement under a name. */
  prepare(sql: string): PreparedStatement
  /** Connects, unless a connection is open. */
  open(): Promise<void>
  isOpen(): boolean
  run(sql: string): Promise<Answer>
  /** The same, asked once for all callers until it is sent. */
  ask(sql: string): Promise<Answer>
  close(): Promise<void>
}

/**
 * With `autocommit` a query that finds no connection opens one. Otherwise it fails; and a statement that answers no rows
 * is not waited for: whatever fails, the transaction does.
 */
type Options = PacketOptions & { names: PreparedNames }

export function createPipelinedConnection(config: ClientConfig, options: Options): PipelinedConnection {
  const { autocommit, names } = options
  let current: { client: Client; queue: PacketQueue } | undefined
  let opening: Promise<void> | undefined

  async function connect(): Promise<void> {
    const client = new Client(config)
    const queue = createPacketQueue(client, options)
    const forget = (): void => {
      if (current?.client === client) current = undefined
      queue.lose()
    }
    client.on('error', forget)
    client.on('end', forget)
    await client.connect()
    current = { client, queue }
  }

  async function open(): Promise<void> {
    if (current) return
    opening ??= connect().finally(() => (opening = undefined))
    await opening
  }

  async function query(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (autocommit && !current) await open()
    if (!current) throw connectionLost()
    const { promise: answer, resolve, reject } = Promise.withResolvers<Answer>()
    current.queue.add({ text, values, name: names.of(text), answer, resolve, reject })
    return answer
  }

  function runPrepared(text: string, values: readonly unknown[]): unknown[] | Promise<unknown[]> {
    const name = names.of(text)
    const answer = query(text, values)
    if (!autocommit && name !== undefined && current?.queue.answersNoRows(name)) {
      answer.catch(() => undefined)
      return []
    }
    return answer.then(({ rows }) => rows)
  }

  function prepare(sql: string): PreparedStatement {
    names.add(sql)
    return (values) => runPrepared(sql, values)
  }

  function run(sql: string): Promise<Answer> {
    names.add(sql)
    return query(sql)
  }

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asPool(query) }) })
  setFastPath(db, { prepare })

  return {
    db,
    prepare,
    open,
    isOpen: () => current !== undefined,
    run,
    ask: (sql) => current?.queue.findUnsent(sql) ?? run(sql),
    close: async () => {
      await opening?.catch(() => undefined)
      await current?.queue.idle()
      await current?.client.end()
    },
  }
}

/** What Kysely's dialect needs of a pool, over one connection that all callers share. */
function asPool(query: (text: string, values?: readonly unknown[]) => Promise<Answer>) {
  // Kysely also knows cursors, which are not used here.
  const client = { query, release: () => undefined } as unknown as PostgresPoolClient
  return { connect: async () => client, end: async () => undefined, options: {} }
}
