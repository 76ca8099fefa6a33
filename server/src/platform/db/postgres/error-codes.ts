/** PostgreSQL answers it to each statement after the one that failed in a transaction. */
export const IN_FAILED_TRANSACTION = '25P02'
export const DEADLOCK = '40P01'
export const UNIQUE_VIOLATION = '23505'
export const FOREIGN_KEY_VIOLATION = '23503'
export const SERIALIZATION_FAILURE = '40001'

/** The SQLSTATE of a refusal by PostgreSQL; empty for anything else. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
