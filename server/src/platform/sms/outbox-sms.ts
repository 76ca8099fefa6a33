import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { SmsSender } from './sms-sender.ts'

export const OUTBOX_FILE = join('outbox', 'sms.jsonl')
const KEPT_MS = 5 * 60_000
const TIDY_MS = 30_000

/**
 * Without a provider codes go to a file in the data folder, one JSON line `{tel, code, at}` each. It is readable for the
 * server's user alone and in no backup, and a code is gone after five minutes.
 */
export function createOutbox(dataDir: string, clock: Clock, log: Log): SmsSender {
  const file = join(dataDir, OUTBOX_FILE)

  function tidy(): void {
    if (!existsSync(file)) return
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const kept = lines.filter((line) => (JSON.parse(line) as { at: number }).at > clock() - KEPT_MS)
    if (kept.length === lines.length) return
    if (kept.length === 0) return rmSync(file, { force: true })
    writeFileSync(`${file}.part`, `${kept.join('\n')}\n`, { mode: 0o600 })
    renameSync(`${file}.part`, file)
  }

  const timer = setInterval(tidy, TIDY_MS)
  timer.unref()
  tidy()

  return {
    reachesPhones: false,
    send: async (tel, code) => {
      tidy()
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      appendFileSync(file, `${JSON.stringify({ tel, code, at: clock() })}\n`, { mode: 0o600 })
      chmodSync(file, 0o600)
      log.info({ file: OUTBOX_FILE }, 'a code was written to the outbox')
    },
    close: () => {
      clearInterval(timer)
      tidy()
    },
  }
}
