import { beforeEach, expect, it } from 'vitest'
import { createCommentQueue } from './comment-queue.ts'
import type { CommentQueueDeps, SendFailure } from './queue-deps.ts'
import type { GivenComment } from '../give/given-comment.ts'
import { createMemoryStore } from './memory-store.ts'
import { makeGivenComment } from '../../../../test/make/comment.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

/** A school in miniature: a server that counts what it is told once a request id, a network, a clock, one device. */
let server: Map<string, 'given' | 'undone'>
let calls: string[]
let failure: SendFailure | null
let user: string | undefined
let now: number
let timers: { run: () => void; at: number }[]
let device: ReturnType<typeof createMemoryStore>
let shown: readonly WaitingComment[]
let refused: string[]
let newIds: number
/** Who has left the class; a comment for them is refused whole. */
let gone: Set<string>

beforeEach(() => {
  server = new Map()
  calls = []
  failure = null
  user = 'wang'
  now = 0
  timers = []
  device = createMemoryStore()
  shown = []
  refused = []
  gone = new Set()
  newIds = 0
})

/** A page of the product: what it holds in memory ends with it, the device stays. */
function openPage(more: Partial<CommentQueueDeps> = {}) {
  return createCommentQueue({
    store: device,
    now: () => now,
    currentUserId: () => user,
    send: async (_, { requestId, students }) => {
      calls.push(`${user} gives ${requestId}`)
      if (failure || students.some(({ id }) => gone.has(id))) throw new Error('no')
      if (!server.has(requestId)) server.set(requestId, 'given')
      return { batchId: `batch of ${requestId}`, students: [] }
    },
    undo: async (_, { requestId }, batchId) => {
      if (failure) throw new Error('no')
      server.set(requestId, 'undone')
      return { batchId, students: [] }
    },
    findPartialComment: async (_, { students }) => {
      const left = students.filter(({ id }) => !gone.has(id))
      const goneNames = students.filter(({ id }) => gone.has(id)).map(({ username }) => username)
      return left.length === 0 || goneNames.length === 0 ? null : { goneNames, students: left }
    },
    newRequestId: () => `new ${(newIds += 1)}`,
    underWay: (_, write) => write(),
    judge: () => failure ?? 'refused',
    later: (run, ms) => {
      const timer = { run, at: now + ms }
      timers.push(timer)
      return () => void (timers = timers.filter((other) => other !== timer))
    },
    onChange: (waiting) => (shown = waiting),
    onSent: () => {},
    onRefused: ({ comment }) => refused.push(comment.requestId),
    tellOthers: () => {},
    ...more,
  })
}

const makeComment = (requestId: string) => makeGivenComment({ requestId })

/** Until everything that was begun has come to rest. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))
const waitingIds = () => shown.map(({ comment }) => comment.requestId)

/** A page whose comment the network has lost. */
async function loseComment() {
  failure = 'lost'
  const queue = openPage()
  void queue.add('c1', makeComment('a'))
  await settled()
  return queue
}

async function pass(ms: number): Promise<void> {
  now += ms
  const due = timers.filter(({ at }) => at <= now)
  timers = timers.filter(({ at }) => at > now)
  for (const { run } of due) run()
  await settled()
}

it('keeps comments while the network is away, and sends each once, the oldest first, when it is back', async () => {
  failure = 'lost'
  const queue = openPage()
  void queue.add('c1', makeComment('a'))
  void queue.add('c1', makeComment('b'))
  await settled()
  expect(waitingIds()).toEqual(['a', 'b'])

  failure = null
  calls = []
  queue.retry()
  await settled()

  expect(calls).toEqual(['wang gives a', 'wang gives b'])
  expect(waitingIds()).toEqual([])
  expect(await device.list('wang')).toEqual([])
})

it('tries again by itself, each time after a longer wait, half a minute at most', async () => {
  await loseComment()

  const waits: number[] = []
  for (let tries = 0; tries < 7; tries += 1) {
    const wait = (timers[0]?.at ?? 0) - now
    waits.push(wait)
    await pass(wait)
  }

  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
})

it('begins with the short wait again once the network was said to be back', async () => {
  const queue = await loseComment()
  await pass(1_000)
  await pass(2_000)

  queue.retry()
  await settled()

  expect(timers.map(({ at }) => at - now)).toEqual([1_000])
})

it('sends after the browser was closed what waited before', async () => {
  failure = 'lost'
  void openPage().add('c1', makeComment('a'))
  await settled()

  failure = null
  await openPage().refresh()
  await settled()

  expect(server.get('a')).toBe('given')
  expect(await device.list('wang')).toEqual([])
})

it('sends a comment of a page that ended before the answer came, under the same request id, and others before', async () => {
  failure = 'lost'
  void openPage().add('c1', makeComment('b'))
  const never = new Promise<never>(() => {})
  void openPage({ send: () => never }).give('c1', makeComment('a'))
  await settled()
  failure = null
  calls = []
  timers = []

  const next = openPage()
  await next.refresh()
  await settled()
  // Another page may still be waiting for a.
  expect(calls).toEqual(['wang gives b'])

  await pass(30_000)
  expect(calls).toEqual(['wang gives b', 'wang gives a'])
  expect(server.get('a')).toBe('given')
})

it('sends it at once where the clock of the device was put back since then', async () => {
  now = 100_000
  void openPage({ send: () => new Promise<never>(() => {}) }).give('c1', makeComment('a'))
  await settled()

  now = 0
  await openPage().refresh()
  await settled()

  expect(calls).toEqual(['wang gives a'])
})

it('keeps nothing of a comment that was answered at once', async () => {
  await openPage().give('c1', makeComment('a'))
  await settled()

  expect(await device.list('wang')).toEqual([])
})

it('undoes after sending what was taken back while it waited, because it may have arrived', async () => {
  const queue = await loseComment()
  expect(queue.takeBack('a')).toBe(true)
  expect(await queue.count()).toBe(0)

  failure = null
  queue.retry()
  await settled()

  expect(server.get('a')).toBe('undone')
  expect(waitingIds()).toEqual([])
})

it('undoes what is taken back while it is on its way', async () => {
  let arrive = (): void => {}
  const queue = openPage({
    send: (_, { requestId }) =>
      new Promise((resolve) => {
        arrive = () => {
          server.set(requestId, 'given')
          resolve({ batchId: 'b', students: [] })
        }
      }),
  })
  void queue.add('c1', makeComment('a'))
  queue.takeBack('a')
  arrive()
  await settled()

  expect(server.get('a')).toBe('undone')
})

it('takes back what another tab has sent meanwhile, which alone was told its batch', async () => {
  const queue = await loseComment()
  failure = null
  await openPage().refresh()
  await settled()
  await queue.refresh()
  expect(server.get('a')).toBe('given')

  expect(queue.takeBack('a')).toBe(true)
  await settled()

  expect(server.get('a')).toBe('undone')
  expect(await device.list('wang')).toEqual([])
})

it('says which comment the server refused, and goes on with the next', async () => {
  failure = 'lost'
  const queue = openPage({
    send: async (_, { requestId }) => {
      if (failure || requestId === 'a') throw new Error('no')
      server.set(requestId, 'given')
      return { batchId: 'b', students: [] }
    },
  })
  const answer = queue.add('c1', makeComment('a'))
  void queue.add('c1', makeComment('b'))
  await settled()

  failure = null
  queue.retry()
  await settled()

  expect(refused).toEqual(['a'])
  await expect(answer).rejects.toThrow()
  expect([...server.keys()]).toEqual(['b'])
})

it('is one teacher’s alone: another on this device neither sees nor sends it', async () => {
  const queue = await loseComment()

  failure = null
  calls = []
  user = 'li'
  // The next try is due before the page has heard who is there.
  await pass(1_000)
  expect(calls).toEqual([])
  await queue.refresh()
  await pass(60_000)
  expect(calls).toEqual([])
  expect(waitingIds()).toEqual([])

  user = 'wang'
  await queue.refresh()
  await settled()
  expect(calls).toEqual(['wang gives a'])
})

it('shows nothing of a teacher who leaves while the device is read', async () => {
  failure = 'lost'
  void openPage().add('c1', makeComment('a'))
  await settled()
  shown = []

  const reading = openPage().refresh()
  user = 'li'
  await reading

  expect(waitingIds()).toEqual([])
})

it('waits for its teacher to sign in again when the session has ended', async () => {
  failure = 'sign-in'
  const queue = openPage()
  void queue.add('c1', makeComment('a'))
  await settled()

  expect(timers).toEqual([])
  expect(await device.list('wang')).toHaveLength(1)
})

it('leaves nothing of a teacher who signs out', async () => {
  const queue = await loseComment()
  expect(await queue.count()).toBe(1)

  await queue.wipe('wang')

  expect(waitingIds()).toEqual([])
  expect(await device.list('wang')).toEqual([])
})

const two = (requestId: string): GivenComment => ({
  ...makeComment(requestId),
  students: [
    { id: 'mei', username: '梅', header: '1' },
    { id: 'tao', username: '涛', header: '2' },
  ],
})

it('keeps for the others what was refused because one has left, also over a closed browser, until the teacher gives it', async () => {
  failure = 'lost'
  const queue = openPage()
  const lost = queue.add('c1', two('a'))
  await settled()
  failure = null
  gone.add('tao')
  queue.retry()
  await expect(lost).rejects.toThrow('no')
  await settled()

  expect(shown).toMatchObject([{ goneNames: ['涛'], comment: { students: [{ id: 'mei' }] } }])
  expect(refused).toEqual([])
  expect(await queue.count()).toBe(1)
  // What comes after it does not wait for the word.
  await queue.add('c1', makeComment('b'))
  expect(server.has('b')).toBe(true)

  const reopened = openPage()
  await reopened.refresh()
  await settled()
  const [id = ''] = waitingIds()
  expect(server.has(id)).toBe(false)
  expect(await reopened.givePartial(id)).toBe(`batch of ${id}`)
  await settled()
  expect(server.get(id)).toBe('given')
  expect(waitingIds()).toEqual([])
  expect(await device.list('wang')).toEqual([])
})

it('loses nothing of it where the page ends while it asks who is still there', async () => {
  failure = 'lost'
  const queue = openPage({ findPartialComment: () => new Promise(() => {}) })
  void queue.add('c1', two('a'))
  await settled()
  failure = null
  gone.add('tao')

  queue.retry()
  await settled()

  expect(await device.list('wang')).toMatchObject([{ comment: { requestId: 'a' } }])
})

it('keeps the rest of a comment that the screen itself sent, and drops it when the teacher wants it no more', async () => {
  gone.add('tao')
  const queue = openPage()
  await expect(queue.give('c1', two('a'))).rejects.toThrow('no')
  expect(await queue.keepPartial('c1', two('a'), new Error('no'))).toBe(true)
  const [id = ''] = waitingIds()

  queue.dropPartial(id)
  await settled()
  expect(waitingIds()).toEqual([])
  expect(await device.list('wang')).toEqual([])
  expect(server.size).toBe(0)

  user = undefined
  expect(await queue.keepPartial('c1', two('a'), new Error('no'))).toBe(false)
})

it('says that a comment was refused when no pupil of it is left, and asks nothing of one that was taken back', async () => {
  failure = 'lost'
  const queue = openPage()
  void queue.add('c1', makeComment('a')).catch(() => {})
  void queue.add('c1', two('b')).catch(() => {})
  queue.takeBack('b')
  gone.add('mei')
  failure = null
  queue.retry()
  await settled()

  expect(refused).toEqual(['a', 'b'])
  expect(waitingIds()).toEqual([])
})
