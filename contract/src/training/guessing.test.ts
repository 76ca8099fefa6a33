import { expect, it } from 'vitest'
import { seededRandom, shuffled } from '../values/seeded-random.ts'
import { drawRound } from './draw-round.ts'
import { trainingItems, type TrainingItem } from './items.ts'
import { countCorrect, endsRound } from './rules.ts'

const PLAYERS = 10_000

/** In a thousand: how many of those who never looked finish a round, by the first levels of each game. */
const mostThatFinish: Record<string, number> = {
  '1001': 35,
  '1003': 10,
  '2001': 45,
  '2003': 15,
  '3001': 8,
  '3002': 3,
  '3006': 1,
}

it.each(Object.entries(mostThatFinish))(
  'lets of 10,000 who guess at level %s at most %s in a thousand finish',
  (id, allowed) => {
    const item = trainingItems.find((each) => each.id === id)
    const finished = Array.from({ length: PLAYERS }, (_, player) => item !== undefined && guess(item, player))

    expect((finished.filter(Boolean).length * 1_000) / PLAYERS).toBeLessThanOrEqual(allowed)
  },
)

/** As well as it goes without looking: what was right stays, and nothing is tried twice at its place. */
function guess(item: TrainingItem, player: number): boolean {
  const { sequence, lures } = drawRound(item, player)
  const random = seededRandom(player + 1_000_000)
  const choices = item.type === 3 ? [...'0123456789'] : [...sequence, ...lures]
  const tried = sequence.map(() => new Set<string>())
  let right: (string | undefined)[] = sequence.map(() => undefined)
  for (let corrections = 0; ; corrections += 1) {
    const answer = fill(choices, right, tried, item.type === 3, random)
    const wrong = item.count - countCorrect(sequence, answer)
    if (wrong === 0) return true
    if (endsRound(item.count, wrong, corrections)) return false
    answer.forEach((choice, place) => tried[place]?.add(choice))
    right = answer.map((choice, place) => (choice === sequence[place] ? choice : undefined))
  }
}

function fill(
  choices: readonly string[],
  right: readonly (string | undefined)[],
  tried: readonly Set<string>[],
  mayRepeat: boolean,
  random: () => number,
): string[] {
  const used = new Set(right.filter((choice) => choice !== undefined))
  return right.map((known, place) => {
    if (known !== undefined) return known
    const free = choices.filter((choice) => !tried[place]?.has(choice) && (mayRepeat || !used.has(choice)))
    const [choice = ''] = shuffled(free, seededRandom(Math.floor(random() * 2 ** 32)))
    used.add(choice)
    return choice
  })
}
