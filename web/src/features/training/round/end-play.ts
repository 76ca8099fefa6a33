import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { endRound } from '@pinge/contract/training/rounds.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { randomString } from '../../../shared/api/call/random-string.ts'
import { changeHistory, historyOfUser } from '../history/history.store.ts'
import { bestOf, minDateOf, withPlay, withRecord, type ActivityRecord } from '../history/history.ts'
import type { TrainingCall } from '../service/make-training-call.ts'
import {
  addRecord,
  dropFromOutbox,
  isRefusedForGood,
  keepInOutbox,
  type RecordBody,
} from '../service/outbox.ts'
import { correctOf, roundTime, type Round } from './round.ts'
import type { Play } from './start-play.ts'

export type RoundOutcome = {
  isFinished: boolean
  ms: number
  /** By how much the best of this level fell; null where it did not. */
  savedMs: number | null
  /** Its place among the best five of this level on this device, from 1; null where it is none of them. */
  place: number | null
  /** How often the game was played on this device today; null for a pupil, of whom the device keeps nothing. */
  timesToday: number | null
  /** Of the service; null where it could not be asked. */
  score: number | null
  /** The service knows no faster round of this player at this level. */
  isBest: boolean
}

const notTold = { score: null, isBest: false } as const

/** What was played to its end is remembered on this device, and told to the service or kept for it. */
export async function finishPlay(
  call: TrainingCall,
  user: UserInfo,
  play: Play,
  round: Round,
  now: number,
): Promise<RoundOutcome> {
  const isFinished = round.phase === 'finished'
  const remembered = remember(user, play, round, now)
  const outcome = { isFinished, ms: roundTime(round), ...remembered }
  if (play.recordId === null) return { ...outcome, ...notTold }
  const body = bodyOf(user, play, round, play.recordId, now)
  // On the device first: a page that is closed now loses nothing, and the service stores a record once.
  await keepInOutbox(user.userId, body)
  try {
    const { score, isBest } = await addRecord(call, body)
    await dropFromOutbox(user.userId, body)
    return { ...outcome, score, isBest: isFinished && isBest }
  } catch (error) {
    if (isRefusedForGood(error, user.userId)) await dropFromOutbox(user.userId, body)
    return { ...outcome, ...notTold }
  }
}

/** Broken off, void, or out of time. It goes out even from a page that is being left. */
export async function endPlay(
  call: TrainingCall,
  { recordId, request }: Play,
  round: Round,
  status: 1 | 2 | 3,
  now: number,
): Promise<void> {
  if (recordId === null) return
  const isInMemorise = ['memorise', 'cover', 'void'].includes(round.phase)
  await call(
    endRound,
    {
      recordId,
      status,
      phase: isInMemorise ? 'memorise' : 'recall',
      endTs: now,
      activeMs: round.memoMs + round.recallMs,
      ...request.player,
    },
    { keepalive: true },
  )
}

/** A pupil's rounds are the service's alone; this device keeps those of its teacher, of the levels that all have. */
function remember(user: UserInfo, { request, startTs }: Play, round: Round, now: number) {
  const { type, activityId } = round.task
  if (request.player.stuId !== undefined || request.level.setName !== undefined)
    return { place: null, savedMs: null, timesToday: null }
  const ms = roundTime(round)
  const before = minDateOf(historyOfUser(user.userId), type, activityId)
  changeHistory(user.userId, (history) => {
    const played = withPlay(history, type, localDate(startTs))
    if (round.phase !== 'finished') return played
    const [img, name] = [user.headUrl, shownName(user)]
    return withRecord(played, { type, activityId, date: ms, img, name, createDate: now })
  })
  const isThis = (record: ActivityRecord) => record.createDate === now && record.date === ms
  const after = historyOfUser(user.userId)
  const place = bestOf(after, type, activityId).findIndex(isThis) + 1
  return {
    place: place || null,
    savedMs: place === 1 && before !== null ? before - ms : null,
    timesToday: after.playsThatDay?.[type] ?? null,
  }
}

function bodyOf(user: UserInfo, play: Play, round: Round, recordId: string, now: number): RecordBody {
  const { task, slots, memoMs, recallMs, wrong, corrections } = round
  const { mode, player, zzid, calendarId } = play.request
  return {
    recordId,
    type: task.type,
    activityId: task.activityId,
    level: task.level,
    count: task.count,
    seed: play.seed,
    date: roundTime(round),
    memoMs,
    recallMs,
    wrong,
    corrections,
    correct: correctOf(round),
    answer: [...slots],
    hiddenMs: 0,
    mode,
    name: shownName(user),
    img: user.headUrl,
    createDate: now,
    clientId: randomString((bytes) => crypto.getRandomValues(bytes)),
    ...player,
    ...(zzid ? { zzid } : {}),
    ...(calendarId ? { calendarId } : {}),
  }
}

/** A nickname, or the telephone number with its middle covered: the page may stand on a board. */
function shownName({ nickname, tel }: UserInfo): string {
  return nickname || maskTel(tel)
}
