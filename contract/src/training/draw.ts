import { seededRandom, shuffled } from '../values/seeded-random.ts'

/** What a round draws: the sequence to remember, and what lies among it in the tray. */
export type Draw = { sequence: string[]; lures: string[] }

/**
 * Pictures and symbols: the pool in the order in which the service answers it. The screen shuffles the tray from another
 * seed, never from this one.
 */
export function drawItems(pool: readonly string[], count: number, lures: number, seed: number): Draw {
  const order = shuffled(pool, seededRandom(seed))
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
