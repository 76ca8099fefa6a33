import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createOutbox, OUTBOX_FILE } from './outbox-sms.ts'

const CUT_LINE = '{"tel":"13800000001","co'

let dataDir: string
let now: number
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'pinge-outbox-'))
  mkdirSync(join(dataDir, dirname(OUTBOX_FILE)))
  now = 1_000_000
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

const file = () => join(dataDir, OUTBOX_FILE)
const open = () => createOutbox(dataDir, () => now, createLog('silent'))
const codes = () =>
  readFileSync(file(), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { code: string }).code)

it('the server starts after a power cut in the midst of a code, and keeps the whole ones', () => {
  const whole = JSON.stringify({ tel: '13800000002', code: '654321', at: now })
  writeFileSync(file(), `${whole}\nnull\n${CUT_LINE}`)

  open().close()

  expect(codes()).toEqual(['654321'])
})

it('a code is sent on a line of its own after one that a full disk cut', async () => {
  const outbox = open()
  await outbox.send('13800000001', '123456')
  appendFileSync(file(), CUT_LINE)

  await outbox.send('13800000002', '654321')

  expect(codes()).toEqual(['123456', '654321'])
  outbox.close()
})

it('a code that cannot be tidied away stops neither the server nor the next code', async () => {
  vi.useFakeTimers()
  const outbox = open()
  await outbox.send('13800000001', '123456')
  appendFileSync(file(), CUT_LINE)
  // The file beside it cannot be written, as on a full disk.
  mkdirSync(`${file()}.part`)

  vi.advanceTimersByTime(MINUTE_MS)
  await outbox.send('13800000002', '654321')

  const [first, , last] = readFileSync(file(), 'utf8').trimEnd().split('\n')
  expect([first, last].map((line) => (JSON.parse(line ?? '') as { code: string }).code)).toEqual([
    '123456',
    '654321',
  ])
  outbox.close()
})

it('codes are for the eyes of the account alone that runs the server', async () => {
  rmSync(join(dataDir, dirname(OUTBOX_FILE)), { recursive: true })
  const outbox = open()
  const modeOf = (path: string) => statSync(path).mode & 0o777

  await outbox.send('13800000001', '123456')
  expect([modeOf(dirname(file())), modeOf(file())]).toEqual([0o700, 0o600])
  chmodSync(file(), 0o644)
  await outbox.send('13800000002', '654321')
  expect(modeOf(file())).toBe(0o600)
  outbox.close()
})

it('a code is gone after five minutes', async () => {
  vi.useFakeTimers()
  const outbox = open()
  await outbox.send('13800000001', '123456')
  now += 5 * MINUTE_MS - 1
  vi.advanceTimersByTime(MINUTE_MS)
  expect(codes()).toEqual(['123456'])
  now += 1

  vi.advanceTimersByTime(MINUTE_MS)

  expect(existsSync(file())).toBe(false)
  outbox.close()
})
