import type { LiveEvent } from '@pinge/contract/live.ts'
import { beforeEach, expect, it } from 'vitest'
import { followLive, type Following, type StreamListeners } from './follow-live.ts'

type Opened = StreamListeners & { url: string; isClosed: boolean }

let opened: Opened[]
let told: LiveEvent[]
let waits: { run: () => void; ms: number; isCancelled: boolean }[]
let tickets: (() => Promise<string>)[]
let following: Following

const changed: LiveEvent = { type: 'students-changed', teacherId: 't1' }

function start(): void {
  let issued = 0
  following = followLive({
    after: 3,
    ticket: () => {
      issued += 1
      return (tickets.shift() ?? (() => Promise.resolve(`/api/live/${issued}`)))()
    },
    open: (url, listeners) => {
      const stream = { ...listeners, url, isClosed: false }
      opened.push(stream)
      return () => (stream.isClosed = true)
    },
    later: (run, ms) => {
      const wait = { run, ms, isCancelled: false }
      waits.push(wait)
      return () => (wait.isCancelled = true)
    },
    isWorthTrying: (error) => error instanceof TypeError,
    onEvent: (event) => told.push(event),
  })
}

beforeEach(() => {
  opened = []
  told = []
  waits = []
  tickets = []
})

const settle = () => new Promise((resolve) => setTimeout(resolve))
const send = (stream: Opened | undefined, number: number, event: LiveEvent = changed) =>
  stream?.onMessage(JSON.stringify(event), String(number))

it('tells each change once, in order', async () => {
  start()
  await settle()
  send(opened[0], 3)
  send(opened[0], 4)
  send(opened[0], 4)
  send(opened[0], 5)

  expect(opened[0]?.url).toBe('/api/live/1?after=3')
  expect(told.map(({ type }) => type)).toEqual(['students-changed', 'students-changed'])
})

it('comes back with a new ticket and asks for what came after the last number', async () => {
  start()
  await settle()
  send(opened[0], 7, { type: 'reload' })
  opened[0]?.onError()

  expect(opened[0]?.isClosed).toBe(true)
  expect(waits.map(({ ms }) => ms)).toEqual([1000])
  waits[0]?.run()
  await settle()
  expect(opened[1]?.url).toBe('/api/live/2?after=7')
})

it('waits longer after each failure, half a minute at most, and starts again once it is connected', async () => {
  tickets = Array.from({ length: 7 }, () => () => Promise.reject(new TypeError('offline')))
  start()
  await settle()
  for (let n = 0; n < 6; n += 1) {
    waits.at(-1)?.run()
    await settle()
  }
  expect(waits.map(({ ms }) => ms)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])

  following.refresh()
  await settle()
  opened[0]?.onOpen()
  opened[0]?.onError()
  expect(waits.at(-1)?.ms).toBe(1000)
})

it('reads everything again when a number was skipped', async () => {
  start()
  await settle()
  send(opened[0], 4)
  send(opened[0], 6)

  expect(told.map(({ type }) => type)).toEqual(['students-changed', 'reload'])
})

it('reads everything again when a newer server tells what this page does not know', async () => {
  start()
  await settle()
  opened[0]?.onMessage(JSON.stringify({ type: 'of-a-newer-server' }), '4')

  expect(told).toEqual([{ type: 'reload' }])
})

it('does not come back after the end, nor when there is no ticket to be had', async () => {
  start()
  await settle()
  send(opened[0], 1, { type: 'ended' })
  expect(told).toEqual([{ type: 'ended' }])
  expect(opened[0]?.isClosed).toBe(true)

  tickets = [() => Promise.reject(new Error('not in this class'))]
  start()
  await settle()
  expect(waits).toEqual([])
})

it('opens nothing for an address that comes after it was told to stop', async () => {
  start()
  following.stop()
  await settle()

  expect(opened).toEqual([])
})
