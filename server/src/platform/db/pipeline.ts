import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Client, type ClientConfig, type QueryResult } from 'pg'
import { runDirectly } from './direct-statements.ts'
import type { Db, Schema } from './schema.ts'
import type { StatementNames } from './statement-names.ts'

/** One connection to PostgreSQL on which nobody waits for the answer to another's statement before sending one. */
export type Pipeline = {
  /** Its statements go to the connection that is open, and fail where there is none. */
  db: Db
  /** Connects, unless a connection is open. */
  open(): Promise<void>
  isOpen(): boolean
  run(sql: string): Promise<QueryResult>
  close(): Promise<void>
}

type Options = {
  /** Opens the connection for a statement that finds none; otherwise that is a deed's which has lost its transaction. */
  reopens: boolean
}

/**
 * Statements that are made in one turn of the event loop go out in one packet, and their answers come back in one: to a
 * server with many calls at once, what a statement costs is mostly the sending and the waking up.
 */
export function createPipeline(config: ClientConfig, names: StatementNames, { reopens }: Options): Pipeline {
  let client: Client | undefined
  let opening: Promise<void> | undefined
  let isCorked = false

  async function connect(): Promise<void> {
    const next = new Client({ ...config, pipeline: true })
    const forget = (): void => {
      if (client === next) client = undefined
    }
    next.on('error', forget)
    next.on('end', forget)
    await next.connect()
    client = next
  }

  async function open(): Promise<void> {
    if (client) return
    opening ??= connect().finally(() => (opening = undefined))
    await opening
  }

  function send(text: string, values?: readonly unknown[]): Promise<QueryResult> {
    // The client says the same of a connection that broke.
    if (!client) return Promise.reject(new Error('Connection terminated'))
    corkForThisTurn(client)
    const name = names.of(text)
    return client.query({ text, ...(name !== undefined && { name }), ...(values && { values: [...values] }) })
  }

  function corkForThisTurn({ connection: { stream } }: Client): void {
    if (isCorked) return
    isCorked = true
    stream.cork()
    // After whatever the answers that came together have led to.
    process.nextTick(() => {
      isCorked = false
      stream.uncork()
    })
  }

  const query = async (text: string, values?: readonly unknown[]): Promise<QueryResult> => {
    if (reopens && !client) await open()
    return send(text, values)
  }

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asPool(query) }) })
  runDirectly(db.getExecutor().adapter, (sql) => {
    names.add(sql)
    return async (parameters) => (await query(sql, parameters)).rows as unknown[]
  })

  return {
    db,
    open,
    isOpen: () => client !== undefined,
    run: (sql) => send(sql),
    close: async () => {
      await opening?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** What Kysely's dialect needs of a pool, over one connection that is never taken by anyone for himself. */
function asPool(query: (text: string, values?: readonly unknown[]) => Promise<QueryResult>) {
  // Kysely also knows cursors, which nobody asks for here.
  const client = { query, release: () => undefined } as unknown as PostgresPoolClient
  return { connect: async () => client, end: async () => undefined, options: {} }
}
