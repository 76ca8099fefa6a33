import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUTBOX_FILE } from '../src/platform/sms/outbox-sms.ts'

/** The last code that was sent to a phone, as the operator reads it. */
export function readCode(dataDir: string, tel: string): string {
  const lines = readFileSync(join(dataDir, OUTBOX_FILE), 'utf8').trim().split('\n')
  const sent = lines.map((line) => JSON.parse(line) as { tel: string; code: string })
  return sent.findLast((message) => message.tel === tel)?.code ?? ''
}
