import { MAX_STUDENTS_PER_CLASS } from '@pinge/contract/values/limits.ts'
import type { Fact } from './fact.ts'
import type { Bank } from './language.ts'

/** A sentence that may be said, with the parts that a text says only once. */
export type Wording = { text: string; opener: string; middle: string; tail: string }

/** Primes, one of which shares no factor with the number of sentences: steps that reach each of them once. */
const strides = [1009, 1013, 1019, 1021]

/** How many sentences a bank holds. */
export function sizeOf({ openers, middles, tails }: Bank): number {
  return openers.length * middles.length * tails.length
}

/** How many of them are a pupil's own. */
export function variantsOf(bank: Bank): number {
  return Math.floor(sizeOf(bank) / MAX_STUDENTS_PER_CLASS)
}

/**
 * One of the sentences that are this pupil's own. A place of the class and a variant name one sentence of the bank, and
 * no two pairs the same one, whichever drafts were made before.
 */
export function wordingOf({ key, bank, fields }: Fact, place: number, variant: number): Wording {
  const size = sizeOf(bank)
  const own = (place % MAX_STUDENTS_PER_CLASS) + MAX_STUDENTS_PER_CLASS * (variant % variantsOf(bank))
  const stride = strides.find((prime) => size % prime !== 0) ?? 1
  const at = (own * stride + numberOf(key)) % size
  const { openers, middles, tails } = bank
  const opener = openers[at % openers.length] ?? ''
  const middle = middles[Math.floor(at / openers.length) % middles.length] ?? ''
  const tail = tails[Math.floor(at / (openers.length * middles.length))] ?? ''
  return { text: filled(opener + middle + tail, fields), opener, middle, tail }
}

function filled(text: string, fields: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => fields[name] ?? '')
}

/** The same number for the same text, spread evenly (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0
  return hash
}
