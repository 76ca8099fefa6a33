import { findTrainingItem } from '@pinge/contract/training/items.ts'
import { memoMaxMs, recallMaxMs } from '@pinge/contract/training/rules.ts'
import { notTodaysItem } from '@pinge/contract/protocol/errors.ts'
import { expect, it } from 'vitest'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { TrainingCall } from '../service/make-training-call.ts'
import { playAlone, startPlay, type PlayedLevel } from './start-play.ts'

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

it('a challenge of a day that is over is begun with the service as practice', async () => {
  const modes: unknown[] = []
  const call = (async (_endpoint: unknown, { mode }: { mode: string }) => {
    modes.push(mode)
    if (mode === 'daily') throw new Refusal(notTodaysItem.code, notTodaysItem.message)
    return { recordId: 'r-1', seed: 1, attempt: 0, counted: false, startTs: 1, expireTs: 2 }
  }) as TrainingCall
  const request = { level: levelOf('3003'), mode: 'daily' as const, player: {}, isReversed: false }
  const play = await startPlay(call, request, () => 1)

  expect(modes).toEqual(['daily', 'practice'])
  expect(play).toMatchObject({ recordId: 'r-1', isCounted: false, request: { mode: 'practice' } })
})
