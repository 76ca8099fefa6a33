import type { DatabaseSync } from 'node:sqlite'

export type DataVersion = {
  /** Another number after each commit of any other connection, of this process or not. */
  read(): number
  /** The next caller is answered by the database again. */
  forget(): void
}

/**
 * Asks SQLite once in a turn of the event loop, however many calls arrive in it: they see the database as it was when
 * the first of them came, or later.
 */
export function createDataVersion(raw: DatabaseSync): DataVersion {
  const ask = raw.prepare('pragma data_version')
  let known: number | undefined
  const forget = (): void => {
    known = undefined
  }
  return {
    forget,
    read: () => {
      if (known === undefined) {
        known = Number(ask.get()?.['data_version'])
        setImmediate(forget)
      }
      return known
    },
  }
}
