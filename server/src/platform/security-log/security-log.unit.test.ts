import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { beforeEach, expect, it } from 'vitest'
import type { Database } from '../db/database.ts'
import { createLog } from '../log.ts'
import { networkOf } from './fingerprints.ts'
import { createWaitingRows, type Row, type WaitingRows } from './waiting-rows.ts'
import { createSecurityLog } from './security-log.ts'

const NOW = Date.UTC(2026, 10, 23, 0, 30)

let rows: WaitingRows
beforeEach(() => {
  rows = createWaitingRows()
})

const failure = (change: Partial<Row> = {}): Row => ({
  at: NOW,
  kind: 'sign-in-failed',
  detail: '',
  teacherId: null,
  sessionId: null,
  classId: null,
  subject: null,
  place: 'here',
  network: '203.0.113.0/24',
  count: 1,
  ...change,
})

/** What is written at a time, as the database would get it. */
function write(now: number, isLast = false): { place: string | null; detail: string; count: number }[] {
  const due = rows.due(now, isLast, 10_000)
  rows.saved(due, now)
  return due.map(({ waiting: { row }, count }) => ({ place: row.place, detail: row.detail, count }))
}

it('tells the first of a minute at once, and the others together when the minute is over', () => {
  for (let count = 0; count < 500; count += 1) rows.add(failure())
  expect(write(NOW + 1_000)).toEqual([{ place: 'here', detail: '', count: 500 }])

  for (let count = 0; count < 300; count += 1) rows.add(failure())
  expect(write(NOW + 2_000)).toEqual([])
  expect(write(NOW + MINUTE_MS)).toEqual([{ place: 'here', detail: '', count: 300 }])
  expect(rows.isEmpty()).toBe(true)
})

it('gives one place without a session 60 rows an hour, and counts the rest of it', () => {
  for (let phone = 0; phone < 2_000; phone += 1) rows.add(failure({ subject: `tel:${phone}` }))

  const written = write(NOW + MINUTE_MS)
  expect(written).toHaveLength(61)
  expect(written.at(-1)).toEqual({ place: null, detail: 'more', count: 1_940 })
})

it('gives all places without a session 120 rows an hour, however many there are', () => {
  for (let place = 0; place < 5_000; place += 1) rows.add(failure({ place: `place ${place}` }))

  expect(write(NOW + MINUTE_MS)).toHaveLength(121)
  const nextHour = NOW + 60 * MINUTE_MS
  rows.add(failure({ at: nextHour, place: 'another' }))
  expect(write(nextHour)).toEqual([{ place: 'another', detail: '', count: 1 }])
})

it('leaves room for a teacher while strangers flood it, and lets no refusals hide what a teacher did', () => {
  for (let place = 0; place < 1_000; place += 1) rows.add(failure({ place: `place ${place}` }))
  for (let classes = 0; classes < 1_000; classes += 1)
    for (const kind of ['access-refused', 'roster-read'])
      rows.add(failure({ kind, teacherId: 'wang', classId: `class ${classes}` }))

  const ofTeacher = rows.due(NOW, true, 10_000).filter(({ waiting }) => waiting.row.teacherId === 'wang')
  const refused = ofTeacher.filter(({ waiting }) => waiting.row.kind === 'access-refused')
  const done = ofTeacher.filter(({ waiting }) => waiting.row.kind === 'roster-read')
  expect([refused.length, refused.at(-1)?.count]).toEqual([101, 900])
  expect([done.length, done.at(-1)?.count]).toEqual([301, 700])
})

it('keeps what the database did not take, fails no call by it, and writes it later', async () => {
  const written: unknown[] = []
  let isFull = true
  const write: Database['write'] = async () => {
    if (isFull) throw new Error('database or disk is full')
    written.push('written')
    return undefined as never
  }
  const database = { write, read: undefined as never }
  const log = createSecurityLog({
    database,
    clock: () => NOW,
    newId: () => 'id',
    secret: 'a secret',
    log: createLog('silent'),
    later: () => undefined,
  })

  log.note(() => ({ kind: 'session-begun', teacherId: 'wang', address: '192.168.1.9' }))
  log.note(() => {
    throw new Error('a bug')
  })
  await log.save()
  expect(written).toEqual([])
  isFull = false
  await log.save()
  expect(written).toEqual(['written'])
  expect(log.metrics()).toContain('pinge_security_events_total{kind="session-begun"} 1\n')
})

it.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
])('names the network of %s', (address, network) => expect(networkOf(address)).toBe(network))
