/** What a round draws: the sequence to remember, and what lies among it in the tray. */
export type Draw = { sequence: string[]; lures: string[] }

/** Mulberry32: the numbers in [0, 1) that follow from a seed of 32 bits. Public, so that any client can play. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Fisher–Yates from the last index down. The tray is shuffled on the screen from another seed, never from this one. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed)
  // Each step takes one at random out of what is left, and puts the last one into its place.
  const left = [...items]
  const drawn: T[] = []
  for (let last = left.length - 1; last >= 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1))
    drawn.unshift(...left.slice(chosen, chosen + 1))
    left.splice(chosen, 1, ...left.slice(last, last + 1))
    left.length = last
  }
  return drawn
}

/** Pictures and symbols: the pool in the order in which the service answers it. */
export function drawItems(pool: readonly string[], count: number, lures: number, seed: number): Draw {
  const order = shuffled(pool, seed)
  return { sequence: order.slice(0, count), lures: order.slice(count, count + lures) }
}

/** Digits without a repeat beside itself and without three in a row by steps of +1 or −1. */
export function drawDigits(count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const digits: number[] = []
  while (digits.length < count) {
    const digit = Math.floor(random() * 10)
    const step = digit - (digits.at(-1) ?? Number.NaN)
    const stepBefore = (digits.at(-1) ?? Number.NaN) - (digits.at(-2) ?? Number.NaN)
    if (step === 0 || (Math.abs(step) === 1 && step === stepBefore)) continue
    digits.push(digit)
  }
  return digits.map(String)
}
