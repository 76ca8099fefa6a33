/** Repeatable chance: from 0 up to, not including, 1; the same seed draws the same numbers. Not for secrets. */
export type Random = () => number

/** Mulberry32: 32 bits of state. Its numbers are published, so that any client can play a round of the training. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The same things in an order that chance decides: Fisher–Yates, from the last one down, which is published as well. */
export function shuffled<T>(things: readonly T[], random: Random): T[] {
  const result = [...things]
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    const [one, other] = [result[last], result[chosen]]
    // Both places are inside; this tells the compiler so.
    if (one === undefined || other === undefined) continue
    result[last] = other
    result[chosen] = one
  }
  return result
}
