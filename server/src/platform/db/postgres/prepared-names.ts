/** Each connection keeps the plan of each of them. */
const MAX_NAMES = 400

export type PreparedNames = {
  /** Gives a statement a name for good, as long as there are some left. */
  add(sql: string): void
  of(sql: string): string | undefined
}

/**
 * Names of prepared statements: PostgreSQL parses and plans a named one once for each connection. Only those that
 * `prepared` builds are named, so that no caller can make up new ones.
 */
export function createPreparedNames(): PreparedNames {
  const names = new Map<string, string>()
  return {
    add: (sql) => {
      if (!names.has(sql) && names.size < MAX_NAMES) names.set(sql, `s${names.size}`)
    },
    of: (sql) => names.get(sql),
  }
}
