import { expect, it } from 'vitest'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { countDrawn, drawStudents } from './draw-round.ts'

const ids = Array.from({ length: 12 }, (_, place) => `s${place}`)

it('names no pupil twice before all had a turn', () => {
  const random = seededRandom(7)
  let drawnIds: string[] = []
  const named: string[] = []
  for (let turn = 0; turn < ids.length; turn += 1) {
    const draw = drawStudents(ids, drawnIds, 1, random)
    named.push(...draw.chosenIds)
    ;({ drawnIds } = draw)
  }

  expect(named.toSorted()).toEqual(ids.toSorted())
  expect(countDrawn(ids, drawnIds)).toBe(12)
  expect(drawStudents(ids, drawnIds, 1, random).drawnIds).toHaveLength(1)
})

it('draws several at once, and takes the last of a round before a new one begins', () => {
  const draw = drawStudents(ids, ids.slice(0, 10), 5, seededRandom(3))

  expect(draw.chosenIds.slice(0, 2).toSorted()).toEqual(['s10', 's11'])
  expect(new Set(draw.chosenIds).size).toBe(5)
  expect(draw.drawnIds).toEqual(draw.chosenIds.slice(2))
})

it('leaves out who is not there, and does not count their turn', () => {
  const present = ids.slice(0, 3)

  expect(drawStudents(present, ['s9', 's0'], 2, seededRandom(1)).chosenIds.toSorted()).toEqual(['s1', 's2'])
  expect(countDrawn(present, ['s9', 's0'])).toBe(1)
})

it('draws all when more are wanted than there are, and none from an empty room', () => {
  expect(drawStudents(['s0', 's1'], [], 5, seededRandom(1)).chosenIds).toHaveLength(2)
  expect(drawStudents([], [], 1, seededRandom(1))).toEqual({ chosenIds: [], drawnIds: [] })
})

it('gives all pupils the same chance', () => {
  const random = seededRandom(20_261_122)
  const rounds = 12_000
  const times = new Map<string, number>()
  for (let round = 0; round < rounds; round += 1)
    for (const id of drawStudents(ids, [], 3, random).chosenIds) times.set(id, (times.get(id) ?? 0) + 1)

  const expected = (rounds * 3) / ids.length
  // Chi-squared with 11 degrees of freedom stays below 31.3 in 999 of 1000 fair draws.
  const distance = ids.reduce((sum, id) => sum + ((times.get(id) ?? 0) - expected) ** 2 / expected, 0)
  expect(distance).toBeLessThan(31.3)
})
