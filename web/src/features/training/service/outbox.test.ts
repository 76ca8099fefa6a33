import { beforeEach, expect, it } from 'vitest'
import { addMemoryRecord, addPictureRecord } from '@pinge/contract/training/rounds.ts'
import { NetworkFailure } from '../../../shared/api/failure/network-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { signedOut } from '../../../shared/session/known-users.ts'
import { enterSession, useSession } from '../../../shared/session/session.ts'
import type { TrainingCall } from './make-training-call.ts'
import { addRecord, keepInOutbox, sendOutbox, type RecordBody } from './outbox.ts'

const body = (clientId: string): RecordBody => ({
  recordId: `r-${clientId}`,
  type: 3,
  activityId: '3003',
  level: 3,
  count: 4,
  seed: 1,
  date: 5_000,
  memoMs: 3_000,
  recallMs: 2_000,
  wrong: 0,
  corrections: 0,
  correct: 4,
  answer: ['1', '6', '7', '3'],
  hiddenMs: 0,
  mode: 'practice',
  clientId,
})

const kept = new Map<string, string>()
let sent: string[]

/** A service that answers each record as it is told. */
function serviceThat(answer: (clientId: string) => void | Promise<void>): TrainingCall {
  return async (_endpoint, request) => {
    const { clientId } = request as RecordBody
    sent.push(clientId)
    await answer(clientId)
    return undefined as never
  }
}

const waiting = async () => {
  const before = sent
  sent = []
  await sendOutbox(
    serviceThat(() => {}),
    'u1',
  )
  const still = sent
  sent = before
  return still
}

beforeEach(async () => {
  kept.clear()
  useSession.setState(signedOut)
  sent = []
  globalThis.localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    length: 0,
  }
  for (const clientId of ['a', 'b', 'c']) await keepInOutbox('u1', body(clientId))
})

it.each([
  ['the network is gone', new NetworkFailure()],
  ['the service is busy', new Refusal(503, '')],
  ['the service asks for patience', new Refusal(429, '')],
  ['the way in ended', new Refusal(401, '')],
  ['the service fails', new Refusal(500, '')],
])('keeps every record while %s', async (_, failure) => {
  const call = serviceThat(() => {
    throw failure
  })
  expect(await sendOutbox(call, 'u1')).toBe(0)
  expect(sent).toEqual(['a'])
  expect(await waiting()).toEqual(['a', 'b', 'c'])
})

it('drops what is refused for good, and sends the rest', async () => {
  const call = serviceThat((clientId) => {
    if (clientId === 'a') throw new Refusal(404, '')
  })
  expect(await sendOutbox(call, 'u1')).toBe(2)
  expect(await waiting()).toEqual([])
})

it('keeps what is refused to another teacher, who has signed in meanwhile', async () => {
  const call = serviceThat(() => {
    enterSession(makeTeacher({ userId: 'u2' }), false)
    throw new Refusal(404, '')
  })
  expect(await sendOutbox(call, 'u1')).toBe(0)
  expect(await waiting()).toEqual(['a', 'b', 'c'])
})

it('keeps a record that came while others were being sent', async () => {
  const call = serviceThat(async (clientId) => {
    if (clientId === 'a') await keepInOutbox('u1', body('d'))
  })
  await sendOutbox(call, 'u1')
  expect(await waiting()).toEqual(['d'])
})

it('keeps the last fifty records', async () => {
  for (let more = 0; more < 50; more += 1) await keepInOutbox('u1', body(`n${more}`))

  const still = await waiting()
  expect([still.length, still[0], still.at(-1)]).toEqual([50, 'n0', 'n49'])
})

it('sends pictures by their own call and the other games by theirs, also from a page that is being closed', async () => {
  const called: unknown[] = []
  const call: TrainingCall = async (endpoint, _request, options) => {
    called.push([endpoint.path, options?.keepalive])
    return undefined as never
  }

  for (const type of [1, 2, 3] as const) await addRecord(call, { ...body('a'), type })

  const memory = [addMemoryRecord.path, true]
  expect(called).toEqual([[addPictureRecord.path, true], memory, memory])
})
