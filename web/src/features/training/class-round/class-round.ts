/** `look`: the board shows it. `write`: pupils write it down. `reveal`: it is shown one by one. `hits`: who had it all. */
export type ClassPhase = 'look' | 'write' | 'reveal' | 'hits'

/** One round of a whole class at its board. */
export type ClassRound = {
  phase: ClassPhase
  count: number
  /** How many places of the answer stand there. */
  revealed: number
  isPaused: boolean
  hitIds: readonly string[]
}

export type ClassRoundEvent =
  | { type: 'looked' }
  | { type: 'pause-toggled' }
  | { type: 'revealed'; more: number }
  | { type: 'asked-who' }
  | { type: 'hit-toggled'; id: string }

export function beginClassRound(count: number): ClassRound {
  return { phase: 'look', count, revealed: 0, isPaused: false, hitIds: [] }
}

/** An event that does not fit the phase changes nothing. */
export function playClassRound(round: ClassRound, event: ClassRoundEvent): ClassRound {
  switch (event.type) {
    case 'looked':
      return round.phase === 'look' ? { ...round, phase: 'write', isPaused: false } : round
    case 'pause-toggled':
      return round.phase === 'look' ? { ...round, isPaused: !round.isPaused } : round
    case 'revealed': {
      if (round.phase !== 'write' && round.phase !== 'reveal') return round
      return { ...round, phase: 'reveal', revealed: Math.min(round.revealed + event.more, round.count) }
    }
    case 'asked-who':
      return round.phase === 'reveal' && isRevealed(round) ? { ...round, phase: 'hits' } : round
    case 'hit-toggled': {
      if (round.phase !== 'hits') return round
      const others = round.hitIds.filter((id) => id !== event.id)
      return { ...round, hitIds: others.length < round.hitIds.length ? others : [...others, event.id] }
    }
  }
}

export function isRevealed({ revealed, count }: ClassRound): boolean {
  return revealed === count
}
