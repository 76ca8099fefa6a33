import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What goes over the wire in place of the password: lower-case hex SHA-256. */
export function hashPassword(password: string): string {
  return bytesToHex(sha256(utf8ToBytes(password)))
}
