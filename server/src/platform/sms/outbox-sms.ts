import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
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
const KEPT_MS = 5 * MINUTE_MS
const TIDY_MS = 30_000

/**
 * Without a provider codes go to a file in the data folder, one JSON line `{tel, code, at}` each. It is readable for the
 * server's user alone and in no backup, and a code is gone after five minutes.
 */
export function createOutbox(dataDir: string, clock: Clock, log: Log): SmsSender {
  const file = join(dataDir, OUTBOX_FILE)
  const part = `${file}.part`

  /** What is too old or cannot be read goes: a power cut or a full disk leaves a line that is cut. */
  function removeOld(): void {
    rmSync(part, { force: true })
    if (!existsSync(file)) return
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
    const kept = lines.filter((line) => sentAt(line) > clock() - KEPT_MS)
    if (kept.length === lines.length) return
    if (kept.length === 0) return rmSync(file, { force: true })
    writeFileSync(part, `${kept.join('\n')}\n`, { mode: 0o600 })
    renameSync(part, file)
  }

  /** A full disk, or another process at the same file, stops neither the server nor the next code. */
  function tidy(): void {
    try {
      removeOld()
    } catch (err) {
      log.error({ err, file: OUTBOX_FILE }, 'the outbox could not be tidied')
    }
  }

  const timer = setInterval(tidy, TIDY_MS)
  timer.unref()
  tidy()

  return {
    reachesPhones: false,
    send: async (tel, code) => {
      tidy()
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      const line = `${JSON.stringify({ tel, code, at: clock() })}\n`
      appendFileSync(file, isLastLineCut(file) ? `\n${line}` : line, { mode: 0o600 })
      chmodSync(file, 0o600)
      log.info({ file: OUTBOX_FILE }, 'a code was written to the outbox')
    },
    close: () => {
      clearInterval(timer)
      tidy()
    },
  }
}

/** When the code of a line was sent; before every time where the line cannot be read. */
function sentAt(line: string): number {
  try {
    return (JSON.parse(line) as { at: number }).at
  } catch {
    return -Infinity
  }
}

function isLastLineCut(file: string): boolean {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text !== '' && !text.endsWith('\n')
}
