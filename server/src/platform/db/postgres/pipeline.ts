import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { Client, type ClientConfig } from 'pg'
import { runDirectly } from '../statements/direct-statements.ts'
import type { Db, Schema } from '../schema.ts'
import {
  StatementBatch,
  type Answer,
  type KnownStatements,
  type Statement,
  type TypeParsers,
} from './statement-batch.ts'
import type { StatementNames } from './statement-names.ts'

/** One connection to PostgreSQL on which nobody waits for the answer to another's statement before saying one. */
export type Pipeline = {
  /** Its statements go to the connection that is open, and fail where there is none. */
  db: Db
  /** Connects, unless a connection is open. */
  open(): Promise<void>
  isOpen(): boolean
  run(sql: string): Promise<Answer>
  /** The same, asked once for all who ask it before it is sent. */
  ask(sql: string): Promise<Answer>
  close(): Promise<void>
}

type Options = {
  /**
   * Statements of which each stands for itself: one that finds no connection opens it, and one that was skipped because
   * another failed is sent again. Otherwise they are those of one transaction, which is lost in both cases; and those of
   * them that answer no rows are not waited for: whatever fails, the transaction does.
   */
  areApart: boolean
  names: StatementNames
  types: TypeParsers
  /** How long a packet may take before its connection is given up, in milliseconds. */
  patienceMs: number | undefined
}

/** What PostgreSQL says of a statement in a transaction in which one before it failed. */
export const IN_FAILED_TRANSACTION = '25P02'

/**
 * Statements that are made in one turn of the event loop, and those that are made until its answers are there, go out in
 * one packet, and their answers come back in one: with many calls at once, what a statement costs is mostly the sending
 * and the waking up, at both ends.
 */
export function createPipeline(
  config: ClientConfig,
  { areApart, names, types, patienceMs }: Options,
): Pipeline {
  let client: Client | undefined
  let known: KnownStatements = new Map()
  let opening: Promise<void> | undefined
  let waiting: Statement[] = []
  let isSendingSoon = false
  let isAsking = false
  let onceIdle: (() => void) | undefined
  const unsent = new Map<string, Promise<Answer>>()

  async function connect(): Promise<void> {
    const next = new Client(config)
    const forget = (): void => {
      if (client !== next) return
      client = undefined
      isAsking = false
      failAll(takeWaiting(), connectionLost())
      onceIdle?.()
    }
    next.on('error', forget)
    next.on('end', forget)
    await next.connect()
    client = next
    known = new Map()
  }

  async function open(): Promise<void> {
    if (client) return
    opening ??= connect().finally(() => (opening = undefined))
    await opening
  }

  function say(statement: Statement): void {
    if (!client) return statement.reject(connectionLost())
    waiting.push(statement)
    sendSoon()
  }

  function sendSoon(): void {
    if (isSendingSoon || isAsking) return
    isSendingSoon = true
    // After whatever the answers that came together have led to.
    process.nextTick(() => {
      isSendingSoon = false
      if (client && !isAsking) send(client, takeWaiting())
    })
  }

  function send(to: Client, statements: readonly Statement[]): void {
    if (statements.length === 0) return
    isAsking = true
    // One that does not answer is not there any more, and would never be.
    const late = patienceMs !== undefined && setTimeout(() => to.connection.stream.destroy(), patienceMs)
    to.query(
      new StatementBatch(statements, {
        known,
        types,
        onEnd: (skipped, cause) => {
          if (late) clearTimeout(late)
          if (client !== to) return failAll(skipped, cause)
          isAsking = false
          if (skipped.length > 0) {
            if (areApart) waiting = [...skipped, ...waiting]
            else failAll(skipped, inFailedTransaction(cause))
          }
          if (waiting.length > 0) sendSoon()
          else onceIdle?.()
        },
      }),
    )
  }

  function takeWaiting(): Statement[] {
    const taken = waiting
    waiting = []
    unsent.clear()
    return taken
  }

  async function query(text: string, values: readonly unknown[] = []): Promise<Answer> {
    if (areApart && !client) await open()
    return new Promise((resolve, reject) => {
      say({ text, values, name: names.of(text), resolve, reject })
    })
  }

  function runPrepared(text: string, values: readonly unknown[]): unknown[] | Promise<unknown[]> {
    const name = names.of(text)
    if (!areApart && client && name !== undefined && known.get(name)?.length === 0) {
      say({ text, values, name, resolve: () => undefined, reject: () => undefined })
      return []
    }
    return query(text, values).then(({ rows }) => rows)
  }

  function run(sql: string): Promise<Answer> {
    names.add(sql)
    return query(sql)
  }

  function ask(sql: string): Promise<Answer> {
    const asked = unsent.get(sql) ?? run(sql)
    unsent.set(sql, asked)
    asked.catch(() => unsent.delete(sql))
    return asked
  }

  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: asPool(query) }) })
  runDirectly(db.getExecutor().adapter, (sql) => {
    names.add(sql)
    return (values) => runPrepared(sql, values)
  })

  return {
    db,
    open,
    isOpen: () => client !== undefined,
    run,
    ask,
    close: async () => {
      await opening?.catch(() => undefined)
      if (isAsking || waiting.length > 0) await new Promise<void>((resolve) => (onceIdle = resolve))
      await client?.end()
    },
  }
}

function failAll(statements: readonly Statement[], cause: unknown): void {
  for (const { reject } of statements) reject(cause)
}

/** The client says the same of a connection that broke. */
function connectionLost(): Error {
  return new Error('Connection terminated')
}

function inFailedTransaction(cause: unknown): Error {
  return Object.assign(new Error('a statement before it failed', { cause }), { code: IN_FAILED_TRANSACTION })
}

/** What Kysely's dialect needs of a pool, over one connection that is never taken by anyone for himself. */
function asPool(query: (text: string, values?: readonly unknown[]) => Promise<Answer>) {
  // Kysely also knows cursors, which nobody asks for here.
  const client = { query, release: () => undefined } as unknown as PostgresPoolClient
  return { connect: async () => client, end: async () => undefined, options: {} }
}
