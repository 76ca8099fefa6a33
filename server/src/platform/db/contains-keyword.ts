import { sql, type Expression, type SqlBool } from 'kysely'

/** Whether a text holds what was searched for, in capitals or not; `%` and `_` mean themselves. */
export function containsKeyword(text: Expression<string>, keyword: string): Expression<SqlBool> {
  const pattern = `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<SqlBool>`lower(${text}) like lower(cast(${pattern} as text)) escape '\\'`
}
