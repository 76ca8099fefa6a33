import { v7 } from 'uuid'

/**
 * Names one write, so that sending it again has one effect. Works on plain HTTP too, without `crypto.randomUUID`. It grows
 * with time, which spares the server's disk; nothing relies on that.
 */
export function newRequestId(): string {
  return v7()
}
