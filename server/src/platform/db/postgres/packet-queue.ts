import type { Client } from 'pg'
import { IN_FAILED_TRANSACTION } from './error-codes.ts'
import { QueryBatch, type Answer, type KnownStatements, type Query, type TypeParsers } from './query-batch.ts'

export type PacketOptions = {
  /**
   * Each query is a transaction of its own: one that was skipped because another failed is sent again. Otherwise the
   * queries are those of one transaction, which is lost then.
   */
  autocommit: boolean
  types: TypeParsers
  /** How long a packet may take before its connection is given up, in milliseconds. */
  patienceMs: number | undefined
}

/** The queries of one open connection. */
export type PacketQueue = {
  add(query: Query): void
  /** The answer to the same text, where that is not sent yet. */
  findUnsent(text: string): Promise<Answer> | undefined
  /** Whether the connection knows the statement of this name as one that answers no rows. */
  answersNoRows(name: string): boolean
  /** Fails what is not sent, because the connection is lost. */
  lose(): void
  /** Resolves when everything is answered. */
  idle(): Promise<void>
}

/**
 * Queries that are made in one turn of the event loop go out in one packet, and their answers come back in one. So do those
 * that are made while the packet before is unanswered. With many calls at once, what a query costs is mostly the sending
 * and the waking up, at both ends.
 */
export function createPacketQueue(
  client: Client,
  { autocommit, types, patienceMs }: PacketOptions,
): PacketQueue {
  const known: KnownStatements = new Map()
  let unsent: Query[] = []
  let isSendingSoon = false
  let isAwaitingAnswers = false
  let isLost = false
  let onIdle: (() => void) | undefined

  function sendSoon(): void {
    if (isSendingSoon || isAwaitingAnswers) return
    isSendingSoon = true
    // After whatever the answers that came together have led to.
    process.nextTick(() => {
      isSendingSoon = false
      if (!isLost && !isAwaitingAnswers && unsent.length > 0) send(takeUnsent())
    })
  }

  function send(queries: readonly Query[]): void {
    isAwaitingAnswers = true
    // A server that does not answer is gone, and its connection would wait for ever.
    const timer = patienceMs !== undefined && setTimeout(() => client.connection.stream.destroy(), patienceMs)
    const onEnd = (skipped: readonly Query[], cause: unknown): void => {
      if (timer) clearTimeout(timer)
      isAwaitingAnswers = false
      if (isLost) return failAll(skipped, cause)
      if (autocommit) unsent = [...skipped, ...unsent]
      else failAll(skipped, inFailedTransaction(cause))
      if (unsent.length > 0) sendSoon()
      else onIdle?.()
    }
    client.query(new QueryBatch(queries, { known, types, onEnd }))
  }

  function takeUnsent(): Query[] {
    const taken = unsent
    unsent = []
    return taken
  }

  return {
    add: (query) => {
      if (isLost) return query.reject(connectionLost())
      unsent.push(query)
      sendSoon()
    },
    findUnsent: (wanted) => unsent.find(({ text }) => text === wanted)?.answer,
    answersNoRows: (name) => known.get(name)?.length === 0,
    lose: () => {
      isLost = true
      failAll(takeUnsent(), connectionLost())
      onIdle?.()
    },
    idle: async () => {
      const isBusy = !isLost && (isAwaitingAnswers || unsent.length > 0)
      if (isBusy) await new Promise<void>((resolve) => (onIdle = resolve))
    },
  }
}

function failAll(queries: readonly Query[], cause: unknown): void {
  for (const { reject } of queries) reject(cause)
}

/** The driver says the same of a connection that broke. */
export function connectionLost(): Error {
  return new Error('Connection terminated')
}

function inFailedTransaction(cause: unknown): Error {
  return Object.assign(new Error('a statement before it failed', { cause }), { code: IN_FAILED_TRANSACTION })
}
