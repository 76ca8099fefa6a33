import type { KeptKey } from '@pinge/contract/privacy/kept-data.ts'

/** How a row leads to the pupil that it is about: by its own column, or by the rows of another table with the same batch. */
export type Lead<Row> =
  | { by: Extract<keyof Row, string> }
  | { by: Extract<keyof Row, 'batchId' | 'id'>; through: 'ledger' | 'realisticRecords' }

/**
 * What one table keeps. Each of its columns stands in one of the lists; a test holds them against the real tables of both
 * engines.
 */
export type TableEntry<Row> = {
  /** Whose data a row is. */
  about: 'student' | 'guardian' | 'teacher' | 'class' | 'site'
  kept: KeptKey
  /** Of what is about a pupil: which rows an export writes out, and an erasure leaves none of. */
  lead?: Lead<Row>
  /** Why the rows of a pupil are in no export, where they are not. */
  notExported?: string
  /** Why rows that are about a pupil stay when the pupil is erased, where they do. */
  stays?: string
  /** What people type. */
  words: readonly Extract<keyof Row, string>[]
  /** The keys or addresses of files that people upload. */
  files?: readonly Extract<keyof Row, string>[]
  /** Made of what people type, and written with it: it goes where its source goes, and is not written out. */
  derived?: readonly Extract<keyof Row, string>[]
  /** Ids, times, numbers, choices. */
  facts: readonly Extract<keyof Row, string>[]
}

/** Entries of some tables, each checked against the columns of its own. */
export type Entries<Tables, Name extends keyof Tables> = { readonly [T in Name]: TableEntry<Tables[T]> }
