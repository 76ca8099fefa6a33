import type { TrainingType } from '@pinge/contract/training/items.ts'
import { countCorrect, elapsedMs, endsRound, HIDDEN_VOID_MS } from '@pinge/contract/training/rules.ts'

/** What a round is played with: how many there are, what they are drawn from, and how long one may look. */
export type RoundTask = {
  type: TrainingType
  activityId: string
  /** From 1; 0 of a teacher's own pictures. */
  level: number
  name: string
  /** A teacher's own pictures, which the service does not know: nothing is told or remembered of them. */
  setName?: string
  tip: string
  count: number
  memoMaxMs: number
  recallMaxMs: number
  /** In the order that is shown. */
  sequence: readonly string[]
  /** What can be taken in the recall, in an order of its own; empty for digits, which have a number pad. */
  tray: readonly string[]
  /** Asked from the last to the first; digits alone, in practice alone. */
  isReversed: boolean
}

/** What of a game is played: a level, or a teacher's own pictures by their name. */
export function formatLevel({ level, setName }: Pick<RoundTask, 'level' | 'setName'>): string {
  return setName ?? `第 ${level} 关`
}

/**
 * `memorise`: the sequence is shown. `cover`: nothing is. `recall`: the slots are filled. `finished`: all were right.
 * `failed`: 未完成, the sequence is shown again. `void`: the page was hidden during the look, the round counts for nothing.
 */
export type RoundPhase = 'memorise' | 'cover' | 'recall' | 'finished' | 'failed' | 'void'

/** Times are milliseconds of a clock that only goes on. */
export type Round = {
  task: RoundTask
  phase: RoundPhase
  phaseBeganAt: number
  memoMs: number
  recallMs: number
  /** What stands in each slot; empty is ''. */
  slots: readonly string[]
  /** Right at an earlier check: it stays. */
  isFixed: readonly boolean[]
  /** The slots that the last check found wrong, until each is filled again. */
  wrongPlaces: readonly number[]
  corrections: number
  /** Wrong positions of all checks together. */
  wrong: number
  /** Where a piece goes that is taken next; null once all slots are filled, so that one touch too many changes nothing. */
  cursor: number | null
  isOutOfTime: boolean
}

export type RoundEvent =
  | { type: 'memorised'; at: number }
  | { type: 'covered'; at: number }
  | { type: 'taken'; piece: string }
  | { type: 'placed'; piece: string; place: number }
  | { type: 'put-back'; place: number }
  | { type: 'erased' }
  | { type: 'cursor-moved'; by: 1 | -1 }
  | { type: 'checked'; at: number }
  | { type: 'out-of-time' }
  | { type: 'hidden'; forMs: number }

export function beginRound(task: RoundTask, at: number): Round {
  return {
    task,
    phase: 'memorise',
    phaseBeganAt: at,
    memoMs: 0,
    recallMs: 0,
    slots: task.sequence.map(() => ''),
    isFixed: task.sequence.map(() => false),
    wrongPlaces: [],
    corrections: 0,
    wrong: 0,
    cursor: task.isReversed ? task.count - 1 : 0,
    isOutOfTime: false,
  }
}

/** One state machine for pictures, symbols and digits. An event that does not fit the phase changes nothing. */
export function playRound(round: Round, event: RoundEvent): Round {
  switch (event.type) {
    case 'memorised':
      if (round.phase !== 'memorise') return round
      return { ...round, phase: 'cover', memoMs: Math.round(event.at - round.phaseBeganAt) }
    case 'covered':
      return round.phase === 'cover' ? { ...round, phase: 'recall', phaseBeganAt: event.at } : round
    case 'hidden':
      return round.phase === 'memorise' && event.forMs >= HIDDEN_VOID_MS ? { ...round, phase: 'void' } : round
    case 'out-of-time':
      return round.phase === 'recall' ? runOut(round) : round
    case 'checked':
      return round.phase === 'recall' && isFilled(round) ? check(round, event.at) : round
    default:
      return round.phase === 'recall' ? fill(round, event) : round
  }
}

type FillEvent = Extract<RoundEvent, { type: 'taken' | 'placed' | 'put-back' | 'erased' | 'cursor-moved' }>

function fill(round: Round, event: FillEvent): Round {
  const { cursor } = round
  switch (event.type) {
    case 'taken':
      // A slot that was gone to is filled again; what stood there lies in the tray once more.
      return cursor === null ? round : moveOn(put(round, cursor, event.piece))
    case 'placed':
      return round.isFixed[event.place] === false ? place(round, event.piece, event.place) : round
    case 'put-back':
      return round.isFixed[event.place] === false
        ? { ...put(round, event.place, ''), cursor: event.place }
        : round
    case 'erased': {
      const place = cursor === null || round.slots[cursor] === '' ? lastFilled(round) : cursor
      return place === undefined ? round : { ...put(round, place, ''), cursor: place }
    }
    case 'cursor-moved': {
      const places = round.slots.flatMap((_, place) => (round.isFixed[place] === false ? [place] : []))
      const at = cursor === null ? places.length : places.indexOf(cursor)
      const next = places[at + event.by]
      return next === undefined ? round : { ...round, cursor: next }
    }
  }
}

/** The slots in the order in which they are filled. */
function order({ task, slots }: Round): number[] {
  const places = slots.map((_, place) => place)
  return task.isReversed ? places.toReversed() : places
}

function firstEmpty(round: Round): number | null {
  return order(round).find((place) => round.slots[place] === '') ?? null
}

function put(round: Round, place: number, piece: string): Round {
  return {
    ...round,
    slots: round.slots.map((old, at) => (at === place ? piece : old)),
    wrongPlaces: round.wrongPlaces.filter((wrong) => wrong !== place),
  }
}

/** By hand into one slot: from the tray, or from another slot, which is empty then. The next tap goes to the first empty one. */
function place(round: Round, piece: string, at: number): Round {
  const from = round.slots.indexOf(piece)
  if (from === at || round.isFixed[from]) return round
  const placed = put(from < 0 ? round : put(round, from, ''), at, piece)
  return { ...placed, cursor: firstEmpty(placed) }
}

/** To the first empty slot after this one, else to the first of all. */
function moveOn(round: Round): Round {
  const empty = order(round).filter((place) => round.slots[place] === '')
  const at = round.cursor ?? 0
  const isAfter = (place: number) => (round.task.isReversed ? place < at : place > at)
  return { ...round, cursor: empty.find(isAfter) ?? empty[0] ?? null }
}

/** What was filled last before the cursor, by the order of filling. */
function lastFilled(round: Round): number | undefined {
  const places = order(round)
  return places
    .slice(0, round.cursor === null ? places.length : places.indexOf(round.cursor))
    .findLast((place) => round.slots[place] !== '' && round.isFixed[place] === false)
}

export function isFilled({ slots }: Round): boolean {
  return slots.every((piece) => piece !== '')
}

/** What is right stays; what is wrong is taken out, without saying what was right. */
function check(round: Round, at: number): Round {
  const { task, slots } = round
  // A window that was woken late hears the tap before it hears that the time is over.
  if (at - round.phaseBeganAt >= task.recallMaxMs) return runOut(round)
  const wrongPlaces = task.sequence.flatMap((piece, place) => (slots[place] === piece ? [] : [place]))
  const checked = { ...round, wrong: round.wrong + wrongPlaces.length }
  if (wrongPlaces.length === 0) return endRecall(checked, at, 'finished')
  if (endsRound(task.count, wrongPlaces.length, round.corrections)) return endRecall(checked, at, 'failed')
  const cleared = {
    ...checked,
    corrections: round.corrections + 1,
    wrongPlaces,
    isFixed: slots.map((_, place) => !wrongPlaces.includes(place)),
    slots: slots.map((piece, place) => (wrongPlaces.includes(place) ? '' : piece)),
  }
  return { ...cleared, cursor: firstEmpty(cleared) }
}

function runOut(round: Round): Round {
  const { phaseBeganAt, task } = round
  return { ...endRecall(round, phaseBeganAt + task.recallMaxMs, 'failed'), isOutOfTime: true }
}

function endRecall(round: Round, at: number, phase: 'finished' | 'failed'): Round {
  return { ...round, phase, recallMs: Math.round(at - round.phaseBeganAt) }
}

export function isOver({ phase }: Round): boolean {
  return phase === 'finished' || phase === 'failed' || phase === 'void'
}

/** What the round took, penalties among it, as the service computes it. */
export function roundTime({ memoMs, recallMs, wrong }: Round): number {
  return elapsedMs(memoMs, recallMs, wrong)
}

export function correctOf({ task, slots }: Round): number {
  return countCorrect(task.sequence, slots)
}

/** What lies in the tray still: each piece can be taken once. */
export function isTaken({ slots }: Round, piece: string): boolean {
  return slots.includes(piece)
}
