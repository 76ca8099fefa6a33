import { beforeEach, expect, it } from 'vitest'
import { emptyFields } from '../form/record-fields.ts'
import { createRecordQueue, type RecordFailure, type RecordQueueDeps } from './record-queue.ts'
import { createMemoryStore } from './record-store.ts'
import type { TakenPicture, WaitingRecord } from './waiting-records.store.ts'

const TOO_OLD = '/files/old'

class Failure extends Error {
  readonly kind: RecordFailure

  constructor(kind: RecordFailure) {
    super(kind)
    this.kind = kind
  }
}

/** A server that keeps what it is sent once a request id, a network that fails as told, one device. */
let server: Map<string, readonly string[]>
let failure: RecordFailure | null
let uploads: number
let user: string | undefined
let device: ReturnType<typeof createMemoryStore>
let shown: readonly WaitingRecord[]
let timers: (() => void)[]
let sent: string[]
/** Whether the device says that records wait on it, and the pages of other tabs. */
let isMarked: boolean
let tabs: ReturnType<typeof createRecordQueue>[]

beforeEach(() => {
  server = new Map()
  failure = null
  uploads = 0
  user = 'wang'
  device = createMemoryStore()
  shown = []
  timers = []
  sent = []
  isMarked = false
  tabs = []
})

function openPage(more: Partial<RecordQueueDeps> = {}) {
  const page: ReturnType<typeof createRecordQueue> = createRecordQueue({
    store: device,
    now: () => 1,
    currentUserId: () => user,
    upload: async () => {
      if (failure === 'lost') throw new Failure('lost')
      uploads += 1
      return `/files/${uploads}`
    },
    save: async ({ requestId, pictures }) => {
      if (failure) throw new Failure(failure)
      if (pictures.some(({ url }) => url === TOO_OLD)) throw new Failure('pictures-gone')
      server.set(
        requestId,
        pictures.map(({ url }) => url),
      )
    },
    judge: (error) => (error instanceof Failure ? error.kind : 'refused'),
    formatFailure: () => '学生不在该班级，请刷新后重试',
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(0)
    },
    onChange: (waiting) => {
      shown = waiting
    },
    mark: (isWaiting) => {
      isMarked = isWaiting
    },
    onSent: ({ requestId }) => void sent.push(requestId),
    tellOthers: () => tabs.filter((one) => one !== page).forEach((one) => void one.look()),
    ...more,
  })
  tabs.push(page)
  return page
}

function picture(id: string, url = ''): TakenPicture {
  return { id, blob: new Blob(['x']), url }
}

function record(requestId: string, more: Partial<WaitingRecord> = {}): WaitingRecord {
  const fields = { ...emptyFields('2026-11-23'), studentIds: ['s1'], type: 4 as const }
  return {
    userId: 'wang',
    classId: 'c1',
    requestId,
    writtenAt: 1,
    fields,
    pictures: [],
    problem: '',
    ...more,
  }
}

/** Lets everything run that waits for nothing from outside. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('sends the pictures and then the record, and keeps nothing of it', async () => {
  await openPage().add(record('r1', { pictures: [picture('a'), picture('b')] }))
  await settle()

  expect(server).toEqual(new Map([['r1', ['/files/1', '/files/2']]]))
  expect([shown, sent, await device.list('wang')]).toEqual([[], ['r1'], []])
})

it('keeps what the network does not take, through a closed page, until it does', async () => {
  failure = 'lost'
  await openPage().add(record('r1', { pictures: [picture('a')] }))
  await settle()
  expect([server.size, timers.length, shown.length]).toEqual([0, 1, 1])

  // Another day, another page.
  failure = null
  await openPage().refresh()
  await settle()
  expect([...server.keys()]).toEqual(['r1'])
  expect(await device.list('wang')).toEqual([])
})

it('tries again by itself, and sends no picture twice that has its address', async () => {
  const queue = openPage()
  failure = 'sign-in'
  await queue.add(record('r1', { pictures: [picture('a')] }))
  await settle()
  expect([uploads, server.size]).toEqual([1, 0])
  failure = null
  queue.retry()
  await settle()

  expect([uploads, server.get('r1')]).toEqual([1, ['/files/1']])
})

it('waits longer each time that the network fails, half a minute at most, and begins again after it came back', async () => {
  const waits: number[] = []
  const queue = openPage({
    later: (run, ms) => {
      waits.push(ms)
      timers.push(run)
      return () => undefined
    },
  })
  const waitOut = async () => {
    timers.shift()?.()
    await settle()
  }
  failure = 'lost'
  await queue.add(record('r1'))
  await settle()

  for (let more = 0; more < 5; more += 1) await waitOut()
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000])
  failure = null
  await waitOut()
  failure = 'lost'
  await queue.add(record('r2'))
  await settle()
  expect(waits.at(-1)).toBe(1_000)
})

it('sends each picture once, however often it is told that the line is there', async () => {
  const queue = openPage()

  const adding = queue.add(record('r1', { pictures: [picture('a')] }))
  queue.retry()
  queue.retry()
  await adding
  queue.retry()
  await settle()

  expect([uploads, sent]).toEqual([1, ['r1']])
})

it('sends all that waited, the oldest first', async () => {
  const queue = openPage()
  failure = 'lost'
  await queue.add(record('r1'))
  await queue.add(record('r2', { writtenAt: 2 }))
  await settle()

  failure = null
  queue.retry()
  await settle()

  expect(sent).toEqual(['r1', 'r2'])
})

it('shows no longer what a teacher wrote who leaves for good', async () => {
  const queue = openPage()
  failure = 'lost'
  await queue.add(record('r1'))
  await settle()

  await queue.wipe('wang')

  expect(shown).toEqual([])
})

it('says why one was refused and goes on with the next; sent again or dropped, it is gone', async () => {
  const queue = openPage()
  failure = 'refused'
  await queue.add(record('r1'))
  await settle()
  failure = null
  await queue.add(record('r2'))
  await settle()
  expect([...server.keys()]).toEqual(['r2'])
  expect(shown.map(({ requestId, problem }) => [requestId, problem])).toEqual([
    ['r1', '学生不在该班级，请刷新后重试'],
  ])

  await queue.sendAgain('r1')
  await settle()
  expect([...server.keys()]).toEqual(['r2', 'r1'])
})

it('sends a picture again whose address was kept too long', async () => {
  await openPage().add(record('r1', { pictures: [picture('a', TOO_OLD)] }))
  await settle()

  expect(server.get('r1')).toEqual(['/files/1'])
})

it('says so where they are too old once more, and does not send them for ever', async () => {
  let tries = 0
  const save = async () => {
    tries += 1
    if (tries < 9) throw new Failure('pictures-gone')
  }
  await openPage({ save }).add(record('r1', { pictures: [picture('a', TOO_OLD)] }))
  await settle()

  expect([tries, shown.map(({ problem }) => problem)]).toEqual([2, ['学生不在该班级，请刷新后重试']])
})

it('is written down before anything is sent', async () => {
  const store = { ...device, put: () => new Promise<never>(() => {}) }
  void openPage({ store }).add(record('r1', { pictures: [picture('a')] }))
  await settle()

  expect([uploads, server.size]).toEqual([0, 0])
})

it('stays away when it was dropped while its picture was on the way', async () => {
  let arrive = (_: string): void => {}
  const queue = openPage({ upload: () => new Promise((resolve) => (arrive = resolve)) })
  await queue.add(record('r1', { pictures: [picture('a')] }))

  await queue.drop('r1')
  arrive('/files/1')
  await settle()

  expect([server.size, shown, await device.list('wang')]).toEqual([0, [], []])
})

it('shows nothing of a teacher who leaves while the device is read', async () => {
  failure = 'lost'
  await openPage().add(record('r1'))
  await settle()
  shown = []

  const reading = openPage().refresh()
  user = 'li'
  await reading

  expect(shown).toEqual([])
})

it('marks the device until nothing waits on it, whichever tab left it there', async () => {
  const open = openPage({ tellOthers: () => undefined })
  failure = 'lost'
  await openPage({ tellOthers: () => undefined }).add(record('r1'))
  await settle()
  failure = null
  await open.add(record('r2'))
  await settle()
  expect([sent, isMarked]).toEqual([['r2'], true])

  await openPage().refresh()
  await settle()
  expect([sent, isMarked]).toEqual([['r2', 'r1'], false])
})

it('stays marked for a teacher whose records wait while another is signed in', async () => {
  failure = 'lost'
  await openPage().add(record('r1'))
  await settle()

  user = 'li'
  await openPage().refresh()

  expect(isMarked).toBe(true)
})

it('is known in the other tabs, and sent by one of them when its own is closed', async () => {
  const open = openPage()
  const closing = openPage()
  failure = 'lost'
  await closing.add(record('r1'))
  await settle()
  expect(open.count()).toBe(1)

  tabs = [open]
  timers = []
  failure = null
  open.retry()
  await settle()
  expect([sent, await device.list('wang')]).toEqual([['r1'], []])
})

it('is not lost from the list when another tab writes while it is written down', async () => {
  let write = (): void => {}
  const store = {
    ...device,
    put: async (one: WaitingRecord) => {
      await new Promise<void>((resolve) => (write = resolve))
      await device.put(one)
    },
  }
  failure = 'lost'
  const page = openPage({ store })
  const adding = page.add(record('r1'))
  const looking = page.look()
  await settle()
  write()
  await Promise.all([adding, looking])

  expect(page.count()).toBe(1)
})

it('counts as sent what the server has under the same number already', async () => {
  failure = 'already-there'
  await openPage().add(record('r1'))
  await settle()

  expect([shown, sent]).toEqual([[], ['r1']])
})

it('sends nothing for a teacher who is not signed in, and leaves nothing of one who leaves for good', async () => {
  const queue = openPage()
  failure = 'lost'
  await queue.add(record('r1'))
  await settle()
  user = 'li'
  failure = null
  await queue.refresh()
  await settle()
  expect([server.size, shown]).toEqual([0, []])

  await queue.wipe('wang')
  expect(await device.list('wang')).toEqual([])
})
