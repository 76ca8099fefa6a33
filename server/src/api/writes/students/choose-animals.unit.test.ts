import { expect, it } from 'vitest'
import { chooseAnimals, type Faced } from './choose-animals.ts'

/** 60 pupils who came in another order than that of their names. */
const pupils: Faced[] = Array.from({ length: 60 }, (_, arrival) => ({
  nameKey: String((arrival * 37) % 60).padStart(2, '0'),
}))

/** The animals in the order in which a class is shown. */
function shown(of: readonly Faced[], animals: readonly string[]): string[] {
  const order = of.map((_, place) => place).toSorted((a, b) => (keyOf(of, a) < keyOf(of, b) ? -1 : 1))
  return order.map((place) => animals[place] ?? '')
}
const keyOf = (of: readonly Faced[], place: number) => of[place]?.nameKey ?? ''

/** The places at which an animal stands beside, below or aslant its like. */
function alike(animals: readonly string[], columns: number): number[] {
  const near = [1, columns - 1, columns, columns + 1]
  return animals.flatMap((animal, place) =>
    near.some((by) => animals[place + by] === animal) ? [place] : [],
  )
}

it.each([5, 6, 7, 8, 9, 10, 11, 12])('lets no two alike stand together in %i columns', (columns) => {
  expect(alike(shown(pupils, chooseAnimals([], pupils)), columns)).toEqual([])
})

it('lets no two alike follow each other in the order in which they came', () => {
  const animals = chooseAnimals([], pupils)

  expect(animals.filter((animal, place) => animal === animals[place + 1])).toEqual([])
})

it('uses all animals about equally, so that a team seldom has two', () => {
  const counts = Map.groupBy(chooseAnimals([], pupils), (animal) => animal)

  expect(counts.size).toBe(24)
  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(4)
})

it('gives one who comes later an animal that those around do not have', () => {
  const animals = chooseAnimals([], pupils)
  const present = pupils.map((pupil, place) => ({ ...pupil, header: animals[place] }))
  const [late = ''] = chooseAnimals(present, [{ nameKey: '295' }])

  const around = shown(pupils, animals).slice(30 - 11, 30 + 11)
  expect(around).not.toContain(late)
})
