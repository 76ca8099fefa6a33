import type { Schema } from '../schema.ts'
import { tablesOfClasses } from './tables-of-classes.ts'
import { tablesOfGrowth } from './tables-of-growth.ts'
import { tablesOfPupils } from './tables-of-pupils.ts'
import { tablesOfSite } from './tables-of-site.ts'
import { tablesOfTeachers } from './tables-of-teachers.ts'
import type { TableEntry } from './table-entry.ts'

export type TableName = Extract<keyof Schema, string>

/** The register of what is kept about people: every table and every column of the database. */
const register: { readonly [T in TableName]: TableEntry<Schema[T]> } = {
  ...tablesOfPupils,
  ...tablesOfGrowth,
  ...tablesOfClasses,
  ...tablesOfTeachers,
  ...tablesOfSite,
}

/** An entry whose columns are known by their names alone, for what goes through all tables. */
export type AnyEntry = Pick<TableEntry<unknown>, 'about' | 'kept' | 'notExported' | 'stays'> & {
  lead?: { by: string; through?: 'ledger' | 'realisticRecords' }
  words: readonly string[]
  files?: readonly string[]
  derived?: readonly string[]
  facts: readonly string[]
}

export const entries: readonly (readonly [TableName, AnyEntry])[] = Object.entries(register) as [
  TableName,
  AnyEntry,
][]

/** The tables with rows about pupils, and how each row leads to its pupil. */
export const tablesAboutPupils = entries.flatMap(([name, entry]) =>
  entry.lead ? [{ name, lead: entry.lead, entry }] : [],
)
