import { findTrainingItem } from '@pinge/contract/training/items.ts'
import { memoMaxMs, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { expect, it } from 'vitest'
import { playAlone, type PlayedLevel } from './start-play.ts'

function levelOf(id: string): PlayedLevel {
  const item = findTrainingItem(id)
  if (!item) throw new Error(`there is no level ${id}`)
  const { type, level, name, count, lures, pool } = item
  const limits = { memoMaxMs: memoMaxMs(count), recallMaxMs: recallMaxMs(count) }
  return { type, activityId: id, level, name, tip: '', count, lures, pool, group: 0, ...limits }
}

/** The same round, with its tray shuffled by another seed. */
function roundWith(id: string, traySeed: number) {
  const seeds = [12_345, traySeed]
  const request = { level: levelOf(id), mode: 'practice' as const, player: {}, isReversed: false }
  return playAlone(request, () => seeds.shift() ?? 0).task
}

it.each(['1020', '2030'])(
  'the tray of %s tells neither eye nor screen reader in which order they were',
  (id) => {
    const trays = Array.from({ length: 200 }, (_, seed) => roundWith(id, seed))
    const [first] = trays
    const sequence = first?.sequence ?? []
    expect(new Set(trays.map((task) => task.sequence.join())).size).toBe(1)
    expect(trays.filter(({ tray }) => sequence.every((piece, place) => tray[place] === piece))).toEqual([])
    // Each place of the sequence is met as the first of the tray about as often as any other.
    const firsts = new Set(trays.map(({ tray }) => tray[0]))
    expect(firsts.size).toBeGreaterThan(sequence.length / 2)
    expect(new Set(first?.tray)).toEqual(new Set(trays.at(-1)?.tray))
  },
)
