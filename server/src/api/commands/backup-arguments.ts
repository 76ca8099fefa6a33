import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createBackupKey, type DeriveKey } from '../../platform/backup/archive/backup-key.ts'
import { BackupRefusal } from '../../platform/backup/backup-refusal.ts'
import { typedPath } from './typed-path.ts'

export type BackupArguments = {
  file: string
  deriveKey: DeriveKey | null
  force: boolean
  /** The list of erasures that a restore leaves out; null where none is named. */
  erasures: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** What `backup` and `restore` are told: one file, and the key by a file or by BACKUP_KEY, never on the command line. */
export function readBackupArguments(
  args: readonly string[],
  env: Environment,
  usage: string,
): BackupArguments {
  const { positionals, values } = parse(args, usage)
  const [name, ...more] = positionals
  if (name === undefined || more.length > 0) throw new BackupRefusal(usage)
  const secret =
    values['key-file'] === undefined
      ? env.BACKUP_KEY?.trim()
      : readKeyFile(typedPath(values['key-file'], env))
  return {
    file: typedPath(name, env),
    deriveKey: secret === undefined || secret === '' ? null : createBackupKey(secret),
    force: values.force === true,
    erasures: values.erasures === undefined ? null : typedPath(values.erasures, env),
  }
}

function parse(args: readonly string[], usage: string) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'key-file': { type: 'string' }, force: { type: 'boolean' }, erasures: { type: 'string' } },
    })
  } catch (cause) {
    throw new BackupRefusal(usage, { cause })
  }
}

function readKeyFile(path: string): string {
  let secret: string
  try {
    secret = readFileSync(path, 'utf8').trim()
  } catch (cause) {
    throw new BackupRefusal(`不能读取密钥文件 ${path}。`, { cause })
  }
  // A key file that is empty by mistake must not end in a backup that everybody can read.
  if (secret === '') throw new BackupRefusal(`密钥文件 ${path} 是空的。`)
  return secret
}
