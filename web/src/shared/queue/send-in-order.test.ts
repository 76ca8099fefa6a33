import { beforeEach, expect, it } from 'vitest'
import { sendInOrder, type Outcome } from './send-in-order.ts'

/** A device in miniature: what waits on it, a network, a teacher and one timer. */
let waiting: { userId: string; name: string }[]
let sent: string[]
let outcome: Outcome
let teacher: string | undefined
let timer: { run: () => void; ms: number } | undefined

beforeEach(() => {
  waiting = ['first', 'second'].map((name) => ({ userId: 'wang', name }))
  sent = []
  outcome = 'answered'
  teacher = 'wang'
  timer = undefined
})

function openDevice() {
  return sendInOrder<(typeof waiting)[number]>({
    currentUserId: () => teacher,
    later: (run, ms) => {
      const set = { run, ms }
      timer = set
      return () => {
        if (timer === set) timer = undefined
      }
    },
    next: () => waiting[0],
    send: async (one) => {
      sent.push(one.name)
      const became = outcome
      await Promise.resolve()
      if (became === 'answered') waiting = waiting.filter((other) => other !== one)
      return became
    },
  })
}

it('sends the oldest first, and the next when the one before is answered', async () => {
  await openDevice().flush()

  expect(sent).toEqual(['first', 'second'])
  expect(waiting).toEqual([])
})

it('sends one only once, however often it is asked meanwhile', async () => {
  const queue = openDevice()

  await Promise.all([queue.flush(), queue.flush(), queue.flush()])

  expect(sent).toEqual(['first', 'second'])
})

it('sends nothing of a teacher who is not signed in', async () => {
  teacher = 'li'

  await openDevice().flush()

  expect(sent).toEqual([])
})

it('stops at what the network lost, and tries it again by itself', async () => {
  outcome = 'lost'
  const queue = openDevice()
  await queue.flush()
  expect(sent).toEqual(['first'])
  expect(timer?.ms).toBe(1_000)

  outcome = 'answered'
  timer?.run()

  await expect.poll(() => sent).toEqual(['first', 'first', 'second'])
})

it('begins with the short wait again after an answer', async () => {
  outcome = 'lost'
  const queue = openDevice()
  await queue.flush()
  await queue.flush()
  expect(timer?.ms).toBe(2_000)

  outcome = 'answered'
  await queue.flush()
  waiting = [{ userId: 'wang', name: 'third' }]
  outcome = 'lost'
  await queue.flush()

  expect(timer?.ms).toBe(1_000)
})

it('waits for no timer where its teacher has to sign in first', async () => {
  outcome = 'sign-in'

  await openDevice().flush()

  expect(sent).toEqual(['first'])
  expect(timer).toBeUndefined()
})

it('does not try again once it is paused, and does at once when the network is back', async () => {
  outcome = 'lost'
  const queue = openDevice()
  await queue.flush()
  queue.pause()
  expect(timer).toBeUndefined()

  outcome = 'answered'
  queue.retry()

  await expect.poll(() => sent).toEqual(['first', 'first', 'second'])
})
