import { expect, it } from 'vitest'
import { beginClassRound, isRevealed, playClassRound, type ClassRoundEvent } from './class-round.ts'

const play = (...events: ClassRoundEvent[]) => events.reduce(playClassRound, beginClassRound(8))

it('shows nothing of the answer before the pupils have written, then one place after the other or a row', () => {
  expect(play({ type: 'revealed', more: 1 }).revealed).toBe(0)
  const one = play({ type: 'looked' }, { type: 'revealed', more: 1 })
  expect([one.phase, one.revealed]).toEqual(['reveal', 1])
  const row = playClassRound(one, { type: 'revealed', more: 5 })
  expect([row.revealed, isRevealed(row)]).toEqual([6, false])
  expect(playClassRound(row, { type: 'revealed', more: 5 }).revealed).toBe(8)
})

it('asks who had it all only when all stands there, and a second touch takes a pupil out again', () => {
  expect(play({ type: 'looked' }, { type: 'revealed', more: 7 }, { type: 'asked-who' }).phase).toBe('reveal')
  const hits = play({ type: 'looked' }, { type: 'revealed', more: 8 }, { type: 'asked-who' })
  const chosen = [{ id: 's1' }, { id: 's2' }, { id: 's1' }].reduce(
    (round, { id }) => playClassRound(round, { type: 'hit-toggled', id }),
    hits,
  )
  expect([hits.phase, chosen.hitIds]).toEqual(['hits', ['s2']])
})

it('is paused during the look alone', () => {
  expect(play({ type: 'pause-toggled' }).isPaused).toBe(true)
  expect(play({ type: 'pause-toggled' }, { type: 'looked' }).isPaused).toBe(false)
  expect(play({ type: 'looked' }, { type: 'pause-toggled' }).isPaused).toBe(false)
})
