import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last code that was sent to a phone, read where the operator of a site without a provider reads it. */
export function readCode(dataDir: string, tel: string): string {
  const lines = readFileSync(join(dataDir, 'outbox', 'sms.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const sent = lines.map((line) => JSON.parse(line) as { tel: string; code: string })
  return sent.findLast((message) => message.tel === tel)?.code ?? ''
}
