import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError, MIN_SECRET_LENGTH } from './config.ts'
import { makeFolder } from './make-folder.ts'
import type { RandomBytes } from './random.ts'

const SECRET_FILE = 'server.secret'

/**
 * The secret of this server, from which the keys of upload forms, short-lived addresses and codes are made. Without one
 * in the configuration it is made once and kept in the data folder, readable for its owner alone and in no backup: what
 * it signs lives for minutes.
 */
export function loadServerSecret(
  { dataDir, serverSecret }: { dataDir: string; serverSecret: string | null },
  randomBytes: RandomBytes,
): string {
  if (serverSecret !== null) return serverSecret
  const file = join(dataDir, SECRET_FILE)
  makeFolder(dataDir)
  if (!existsSync(file)) makeSecret(file, randomBytes)
  const secret = readFileSync(file, 'utf8')
  // An empty one, or a part, is what anybody could sign with.
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`${file} 不完整，不能用来签名。请删除它再启动，程序会重新生成。`)
  return secret
}

/** Whole or not at all, also where the power goes, and by one of the processes that start together. */
function makeSecret(file: string, randomBytes: RandomBytes): void {
  const made = Buffer.from(randomBytes(32)).toString('base64url')
  const unfinished = `${file}.${made.slice(0, 8)}.part`
  try {
    writeFileSync(unfinished, made, { flag: 'wx', mode: 0o600, flush: true })
    linkSync(unfinished, file)
  } catch (error) {
    // Another process was quicker.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    // Also what a full disk took only a part of.
    rmSync(unfinished, { force: true })
  }
}
