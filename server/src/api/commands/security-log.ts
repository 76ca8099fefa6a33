import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ConfigError } from '../../platform/config.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { createFingerprints } from '../../platform/security-log/fingerprints.ts'
import { loadServerSecret } from '../../platform/server-secret.ts'
import { showSecurityLog, type ShownLog } from '../security-log/show-log.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage =
  '用法：npm run security-log -- [--since 24h|30d|2026-11-01] [--kind 种类] [--teacher 编号或手机号] [--class 编号或班级号] [--limit 200] [--json]'

/** `npm run security-log`: who tried what, the oldest first. May run beside the server. */
await runCommand(async (config, write) => {
  const shown = readArguments()
  const fingerprints = createFingerprints(loadServerSecret(config, randomBytes))
  const database = await openDatabase(config, Date.now)
  try {
    for (const line of await showSecurityLog({ database, clock: Date.now, fingerprints }, shown)) write(line)
  } finally {
    await database.close()
  }
  return 0
})

function readArguments(): ShownLog {
  const text = { type: 'string' } as const
  const options = {
    since: text,
    kind: text,
    teacher: text,
    class: text,
    limit: text,
    json: { type: 'boolean' },
  } as const
  try {
    return parseArgs({ options }).values
  } catch (cause) {
    throw new ConfigError(usage, { cause })
  }
}
