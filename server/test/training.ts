import type { DataOf, Endpoint, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { trainingAccess } from '@pinge/contract/training-access.ts'
import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { findTrainingItem, type TrainingType } from '@pinge/contract/training/items.ts'
import {
  addMemoryRecord,
  addPictureRecord,
  startRound,
  type RoundMode,
} from '@pinge/contract/training/rounds.ts'
import { elapsedMs } from '@pinge/contract/training/rules.ts'
import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { readAnswer, type Answer, type TestApp } from './app.ts'

export type Access = DataOf<typeof trainingAccess>
export type RecordBody = RequestOf<typeof addMemoryRecord>
type Started = DataOf<typeof startRound>
type About = { zzid?: string; classId?: string; stuId?: string }

/** How a simulated player plays: the last answer, and what it took to get there. */
export type Play = {
  memoMs?: number
  recallMs?: number
  wrong?: number
  corrections?: number
  /** What stands in the slots at the end, from the sequence that was shown. */
  answer?: (sequence: readonly string[]) => string[]
}

/** The training service as a client of the contract meets it: by the access call, and then by its own headers. */
export function createTrainingClient(app: TestApp) {
  async function enter(token: string): Promise<Access> {
    return (await app.call(trainingAccess, {}, token)).data
  }

  async function send(path: string, body: unknown, access: Partial<Access>): Promise<Answer> {
    return readAnswer(
      await app.server.inject({
        method: 'POST',
        url: `${access.basepath ?? '/pixytown'}${path}`,
        headers: { 'content-type': 'application/json', ak: access.ak ?? '', token: access.accessToken ?? '' },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    )
  }

  async function call<E extends Endpoint>(endpoint: E, body: z.input<E['request']>, access: Partial<Access>) {
    const { status, code, msg, data } = await send(endpoint.path, body, access)
    // What the service sends must fit the contract, also in every test.
    return { status, code, msg, data: (code === 200 ? z.parse(endpoint.data, data) : data) as DataOf<E> }
  }

  async function start(activityId: string, access: Access, mode: RoundMode = 'daily', about: About = {}) {
    const type = Number(activityId[0]) as TrainingType
    const { data } = await call(startRound, { type, activityId, mode, ...about }, access)
    return data
  }

  return {
    enter,
    send,
    call,
    start,
    /** Submits what the play comes to, at the moment when it would be done. */
    submit: (body: RecordBody, access: Access) =>
      call(body.type === 1 ? addPictureRecord : addMemoryRecord, body, access),
    /** Lets the time of a play pass. */
    wait: (ms: number) => void (app.time.now += ms),
  }
}

export type TrainingClient = ReturnType<typeof createTrainingClient>

/** The record of a play, made by the functions that the screen uses. */
export function recordOf(activityId: string, { recordId, seed }: Started, play: Play = {}): RecordBody {
  const item = findTrainingItem(activityId)
  if (!item) throw new Error(`no item ${activityId}`)
  const { sequence } = drawRound(item, seed)
  const { memoMs = 10_000, recallMs = 12_000, wrong = 0, corrections = 0 } = play
  const answer = play.answer?.(sequence) ?? sequence
  return {
    recordId,
    type: item.type,
    activityId,
    level: item.level,
    count: item.count,
    seed,
    date: elapsedMs(memoMs, recallMs, wrong),
    memoMs,
    recallMs,
    wrong,
    corrections,
    correct: sequence.filter((each, place) => answer[place] === each).length,
    answer,
    hiddenMs: 0,
    mode: 'daily',
    clientId: randomBytes(16).toString('hex'),
  }
}
