import { randomBytes } from 'node:crypto'
import { readOptions } from '../../platform/command-line.ts'
import { withKeptDatabase } from '../../platform/db/with-database.ts'
import { createFingerprints } from '../../platform/security-log/fingerprints.ts'
import { loadServerSecret } from '../../platform/server-secret.ts'
import { showSecurityLog } from '../security-log/show-log.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage =
  '用法：npm run security-log -- [--since 24h|30d|2026-11-01] [--kind 种类] [--teacher 编号或手机号] [--class 编号或班级号] [--limit 200] [--json]'

const text = { type: 'string' } as const
const options = {
  since: text,
  kind: text,
  teacher: text,
  class: text,
  limit: text,
  json: { type: 'boolean' },
} as const

/** `npm run security-log`: who tried what, the oldest first. May run beside the server. */
await runCommand(async (config, write) => {
  const shown = readOptions(usage, options)
  const lines = await withKeptDatabase(config, (database) => {
    const fingerprints = createFingerprints(loadServerSecret(config, randomBytes))
    return showSecurityLog({ database, clock: Date.now, fingerprints }, shown)
  })
  for (const line of lines) write(line)
  return 0
})
