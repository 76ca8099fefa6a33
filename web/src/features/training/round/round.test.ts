import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { findTrainingItem, trainingItems, type TrainingItem } from '@pinge/contract/training/items.ts'
import {
  countCorrect,
  elapsedMs,
  maxCorrections,
  memoMaxMs,
  recallMaxMs,
} from '@pinge/contract/training/rules.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  beginRound,
  correctOf,
  isOver,
  isTaken,
  playRound,
  roundTime,
  type Round,
  type RoundEvent,
} from './round.ts'

const digits = '0123456789'

function taskOf(
  { id, type, level, name, count, pool, lures }: TrainingItem,
  seed: number,
  isReversed = false,
) {
  const { sequence, lures: others } = drawRound({ type, pool, count, lures }, seed)
  const limits = { memoMaxMs: memoMaxMs(count), recallMaxMs: recallMaxMs(count) }
  const tray = type === 3 ? [] : [...sequence, ...others]
  return { type, activityId: id, level, name, tip: '', count, ...limits, sequence, tray, isReversed }
}

function levelOf(id: string): TrainingItem {
  const item = findTrainingItem(id)
  if (!item) throw new Error(`there is no level ${id}`)
  return item
}

const play = (round: Round, ...events: RoundEvent[]) => events.reduce(playRound, round)
const toRecall = (round: Round): Round =>
  play(round, { type: 'memorised', at: 4_000 }, { type: 'covered', at: 5_000 })
const take = (pieces: readonly string[]): RoundEvent[] => pieces.map((piece) => ({ type: 'taken', piece }))
const wrongDigit = (right: string) => digits[(digits.indexOf(right) + 1) % 10] ?? ''

/** Fills all slots; those at `wrong` with another digit. */
function answer(round: Round, wrong: readonly number[], at: number): Round {
  const pieces = round.task.sequence.flatMap((piece, place) =>
    round.slots[place] === '' ? [wrong.includes(place) ? wrongDigit(piece) : piece] : [],
  )
  return play(round, ...take(pieces), { type: 'checked', at })
}

it('a round without a slip takes the look and the recall, without the second between them', () => {
  const round = answer(toRecall(beginRound(taskOf(levelOf('3003'), 16_421_962), 0)), [], 17_200)
  expect(round.phase).toBe('finished')
  expect([round.memoMs, round.recallMs, roundTime(round)]).toEqual([4_000, 12_200, 16_200])
  expect(toRecall(beginRound(taskOf(levelOf('3003'), 7), 1_000.4)).memoMs).toBe(3_000)
})

it('two wrong positions add exactly six seconds', () => {
  const begun = toRecall(beginRound(taskOf(levelOf('3003'), 7), 0))
  const corrected = answer(answer(begun, [0, 1], 9_000), [], 15_000)
  expect(corrected.phase).toBe('finished')
  expect(roundTime(corrected) - (corrected.memoMs + corrected.recallMs)).toBe(6_000)
})

it('of four, the second failed check ends the round; of six, the third; below half the first', () => {
  const four = answer(toRecall(beginRound(taskOf(levelOf('3003'), 7), 0)), [0], 6_000)
  expect(four.phase).toBe('recall')
  expect(answer(four, [0], 7_000).phase).toBe('failed')

  const six = answer(toRecall(beginRound(taskOf(levelOf('3006'), 7), 0)), [0, 1], 6_000)
  const again = answer(six, [0], 7_000)
  expect(again.phase).toBe('recall')
  expect(answer(again, [0], 8_000).phase).toBe('failed')
  expect(answer(toRecall(beginRound(taskOf(levelOf('3006'), 7), 0)), [0, 1, 2, 3], 6_000).phase).toBe(
    'failed',
  )
})

it('a page that is hidden for a second ends the look, and stops nothing in the recall', () => {
  const begun = beginRound(taskOf(levelOf('1001'), 1), 0)
  expect(play(begun, { type: 'hidden', forMs: 999 }).phase).toBe('memorise')
  expect(play(begun, { type: 'hidden', forMs: 1_000 }).phase).toBe('void')
  expect(play(toRecall(begun), { type: 'hidden', forMs: 30_000 }).phase).toBe('recall')
})

it('what was taken can be put back, and what a check found right stays', () => {
  const begun = toRecall(beginRound(taskOf(levelOf('1001'), 1), 0))
  const [first = '', second = '', third = '', fourth = ''] = begun.task.sequence
  const placed = play(begun, ...take([second, first]))
  expect(isTaken(placed, first)).toBe(true)
  const back = play(placed, { type: 'put-back', place: 0 }, ...take([third]))
  expect(back.slots).toEqual([third, first, '', ''])

  const swapped = play(begun, ...take([first, second, fourth, third]), { type: 'checked', at: 9_000 })
  expect(swapped.wrongPlaces).toEqual([2, 3])
  expect(play(swapped, { type: 'put-back', place: 0 }).slots).toEqual([first, second, '', ''])
})

it('after a slot that was gone to come those behind it, and then those that were left out', () => {
  const left = play(toRecall(beginRound(taskOf(levelOf('3003'), 3), 0)), ...take(['1']), {
    type: 'cursor-moved',
    by: 1,
  })

  expect(play(left, ...take(['2', '3'])).slots).toEqual(['1', '', '2', '3'])
  expect(play(left, ...take(['2', '3', '4'])).slots).toEqual(['1', '4', '2', '3'])
})

it('an answer with an empty slot is not checked, and a round is over once it is finished, failed or void', () => {
  const begun = beginRound(taskOf(levelOf('3003'), 7), 0)
  const recall = toRecall(begun)
  const [one = '', two = '', three = ''] = recall.task.sequence
  const open = play(recall, ...take([one, two, three]))

  expect(play(open, { type: 'checked', at: 9_000 })).toEqual(open)
  const over = [
    answer(recall, [], 9_000),
    answer(recall, [0, 1, 2], 9_000),
    play(begun, { type: 'hidden', forMs: 1_000 }),
  ]
  expect(over.map(({ phase }) => phase)).toEqual(['finished', 'failed', 'void'])
  expect([...over, begun, recall, open].map(isOver)).toEqual([true, true, true, false, false, false])
})

it('what a check found right is not erased', () => {
  const checked = answer(toRecall(beginRound(taskOf(levelOf('3003'), 7), 0)), [3], 6_000)

  expect(playRound(checked, { type: 'erased' }).slots).toEqual(checked.slots)
})

it('a place that a check found wrong is so no more once it is filled again', () => {
  const checked = answer(toRecall(beginRound(taskOf(levelOf('3003'), 7), 0)), [1, 2], 6_000)

  expect(checked.wrongPlaces).toEqual([1, 2])
  expect(play(checked, ...take(['5'])).wrongPlaces).toEqual([2])
})

it('a slot that was gone to is typed over, and a key too many after the last slot changes nothing', () => {
  const full = play(toRecall(beginRound(taskOf(levelOf('3003'), 3), 0)), ...take([...'1234']))
  expect(playRound(full, { type: 'taken', piece: '9' })).toBe(full)
  const back = playRound(playRound(full, { type: 'cursor-moved', by: -1 }), { type: 'cursor-moved', by: -1 })
  expect(playRound(back, { type: 'taken', piece: '9' }).slots).toEqual(['1', '2', '9', '4'])
  expect(playRound(full, { type: 'erased' }).slots).toEqual(['1', '2', '3', ''])
})

it('digits are asked backwards from the last slot, and erased in the order in which they were typed', () => {
  const begun = toRecall(beginRound(taskOf(levelOf('3010'), 3, true), 0))
  const typed = play(begun, ...take(['1', '2', '3']), { type: 'erased' })
  expect(typed.slots.slice(-3)).toEqual(['', '2', '1'])
  const moved = play(typed, { type: 'cursor-moved', by: 1 })
  expect(moved.cursor).toBe(begun.task.count - 2)
})

it('a round that is not full is not checked, and time that is up ends it', () => {
  const begun = toRecall(beginRound(taskOf(levelOf('3003'), 7), 0))
  expect(play(begun, { type: 'checked', at: 6_000 }).phase).toBe('recall')
  const late = play(begun, { type: 'out-of-time' })
  expect([late.phase, late.isOutOfTime, late.recallMs]).toEqual(['failed', true, begun.task.recallMaxMs])
})

it('what is handed in after the time is up came too late, also where a window that slept was told of it late', () => {
  const begun = toRecall(beginRound(taskOf(levelOf('3003'), 7), 0))
  const { phaseBeganAt, task } = begun
  expect(answer(begun, [], phaseBeganAt + task.recallMaxMs - 1).phase).toBe('finished')
  const late = answer(begun, [], phaseBeganAt + task.recallMaxMs + 40_000)
  expect([late.phase, late.isOutOfTime, late.recallMs]).toEqual(['failed', true, task.recallMaxMs])
})

it('any round that is played ends, with the time, the mistakes and the hits that the service counts from its seed', () => {
  const numbers = trainingItems.filter(({ type }) => type === 3)
  fc.assert(
    fc.property(
      fc.constantFrom(...numbers),
      fc.integer({ min: 0, max: 0xffff_ffff }),
      fc.array(fc.array(fc.nat(39), { maxLength: 4 }), { minLength: 3, maxLength: 3 }),
      (item, seed, slips) => {
        let round = toRecall(beginRound(taskOf(item, seed), 0))
        let wrong = 0
        for (const [turn, slip] of slips.entries()) {
          if (isOver(round)) break
          const open = round.slots.flatMap((piece, place) =>
            piece === '' && slip.includes(place) ? [place] : [],
          )
          wrong += open.length
          round = answer(round, open, 6_000 + 1_000 * turn)
        }
        expect(round.corrections).toBeLessThanOrEqual(maxCorrections(item.count))
        expect(round.wrong).toBe(wrong)
        expect(correctOf(round)).toBe(countCorrect(drawRound(item, seed).sequence, round.slots))
        if (round.phase === 'finished')
          expect(roundTime(round)).toBe(elapsedMs(round.memoMs, round.recallMs, wrong))
      },
    ),
  )
})

it('a picture that is dragged falls into its slot, moves from one to another, and leaves alone what was found right', () => {
  const task = taskOf(levelOf('1001'), 5)
  const [first = '', second = '', third = '', fourth = ''] = task.sequence
  const begun = toRecall(beginRound(task, 0))
  const placed = play(begun, { type: 'placed', piece: third, place: 2 })
  expect([placed.slots, placed.cursor]).toEqual([['', '', third, ''], 0])
  const moved = play(placed, { type: 'placed', piece: third, place: 0 })
  expect([moved.slots, moved.cursor]).toEqual([[third, '', '', ''], 1])
  const replaced = play(moved, { type: 'placed', piece: first, place: 0 }, ...take([second, fourth, third]))
  expect([replaced.slots, replaced.cursor]).toEqual([[first, second, fourth, third], null])

  const checked = play(replaced, { type: 'checked', at: 9_000 })
  expect(checked.slots).toEqual([first, second, '', ''])
  expect(play(checked, { type: 'placed', piece: third, place: 0 })).toBe(checked)
  expect(play(checked, { type: 'placed', piece: first, place: 2 })).toBe(checked)
})
