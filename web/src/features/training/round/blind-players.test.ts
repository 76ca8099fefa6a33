import { drawRound } from '@pinge/contract/training/draw-round.ts'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { findTrainingItem, type TrainingItem } from '@pinge/contract/training/items.ts'
import { endsRound, memoMaxMs, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { expect, it } from 'vitest'
import { beginRound, isOver, playRound, type Round, type RoundEvent } from './round.ts'

const PLAYERS = 10_000
const digits = [...'0123456789']

function levelOf(id: string): TrainingItem {
  const item = findTrainingItem(id)
  if (!item) throw new Error(`there is no level ${id}`)
  return item
}

/** What may be put into the slots that are left: a piece lies in the tray once, a digit is typed as often as one likes. */
function fillings(pieces: readonly string[], slots: number, isOnce: boolean): string[][] {
  if (slots === 0) return [[]]
  return pieces.flatMap((piece) => {
    const left = isOnce ? pieces.filter((other) => other !== piece) : pieces
    return fillings(left, slots - 1, isOnce).map((rest) => [piece, ...rest])
  })
}

type Guess = { sequence: readonly string[]; pieces: readonly string[]; isOnce: boolean; count: number }

/** The chance of one who fills every slot without having looked, by counting every way to fill them. */
function chanceOf({ sequence, pieces, isOnce, count }: Guess, corrections = 0): number {
  const all = fillings(pieces, sequence.length, isOnce)
  const chances = all.map((filling) => {
    const right = sequence.filter((piece, place) => filling[place] === piece)
    if (right.length === sequence.length) return 1
    if (endsRound(count, sequence.length - right.length, corrections)) return 0
    const left = sequence.filter((piece, place) => filling[place] !== piece)
    const free = isOnce ? pieces.filter((piece) => !right.includes(piece)) : pieces
    return chanceOf({ sequence: left, pieces: free, isOnce, count }, corrections + 1)
  })
  return chances.reduce((sum, chance) => sum + chance, 0) / all.length
}

it.each(['1001', '2001', '3001'])(
  'ten thousand who never look finish level %s no oftener than chance allows',
  (id) => {
    const { type, level, name, count, pool, lures } = levelOf(id)
    const limits = { memoMaxMs: memoMaxMs(count), recallMaxMs: recallMaxMs(count) }
    const { sequence, lures: others } = drawRound({ type, pool, count, lures }, 7)
    const pieces = type === 3 ? digits : [...sequence, ...others]
    const task = {
      type,
      activityId: id,
      level,
      name,
      tip: '',
      count,
      ...limits,
      sequence,
      tray: pieces,
      isReversed: false,
    }
    const next = seededRandom(2_026)
    const pick = (from: readonly string[]) => from[Math.floor(next() * from.length)] ?? ''

    function playBlindly(): Round {
      let round = beginRound(task, 0)
      const tell = (event: RoundEvent) => (round = playRound(round, event))
      tell({ type: 'memorised', at: 1 })
      tell({ type: 'covered', at: 2 })
      while (!isOver(round)) {
        while (round.cursor !== null && round.slots[round.cursor] === '')
          tell({
            type: 'taken',
            piece: pick(type === 3 ? pieces : pieces.filter((piece) => !round.slots.includes(piece))),
          })
        tell({ type: 'checked', at: 3 })
      }
      return round
    }

    const finished = Array.from({ length: PLAYERS }, playBlindly).filter(
      ({ phase }) => phase === 'finished',
    ).length
    const chance = chanceOf({ sequence, pieces, isOnce: type !== 3, count })
    const spread = Math.sqrt(PLAYERS * chance * (1 - chance))
    expect(chance).toBeLessThan(0.03)
    expect(Math.abs(finished - PLAYERS * chance)).toBeLessThan(4 * spread)
  },
)
