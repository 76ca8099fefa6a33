import type { Random } from '@pinge/contract/values/seeded-random.ts'

const LOW = 2 ** 32
/** What is left of the 53 bits that a number holds exactly. */
const HIGH = 2 ** 21

/** Chance from this device's secure source, which is there on plain HTTP too: 53 bits of it. */
export const deviceRandom: Random = () => {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high % HIGH) * LOW + low) / (HIGH * LOW)
}

/** 32 bits from the same source, which a seeded chance begins with. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
