import { v4 } from 'uuid'

/** Names one deed, so that sending it again has one effect. Works on plain HTTP too, without `crypto.randomUUID`. */
export function newRequestId(): string {
  return v4()
}
