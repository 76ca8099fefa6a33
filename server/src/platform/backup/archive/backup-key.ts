import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { BackupRefusal } from '../backup-refusal.ts'

/** Makes the key of one file from the operator's secret and the file's own salt. */
export type DeriveKey = (salt: Uint8Array) => Promise<Buffer>

const MIN_SECRET_LENGTH = 16
/** Done once a file, so that it may cost more than a sign-in: a thief of the file may guess for years. */
const MEMORY_KIB = 65_536
const PASSES = 3

const derive = promisify(argon2)

export function createBackupKey(secret: string): DeriveKey {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new BackupRefusal(`备份密钥至少 ${MIN_SECRET_LENGTH} 个字符，例如 openssl rand -base64 32 的输出。`)
  return (salt) =>
    derive('argon2id', {
      message: secret,
      nonce: salt,
      parallelism: 1,
      tagLength: 32,
      memory: MEMORY_KIB,
      passes: PASSES,
    })
}
