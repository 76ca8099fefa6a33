import { NEVER_SAID } from '../never-said.ts'

/** Counts in words: 一 alone is an article as well, and is left out. */
const COUNTED = /[二三四五六七八九十百两]+(?=[次天分名本篇秒米个遍件])/gu
const NUMBERS = /\d+(?:\.\d+)?/gu
const QUOTED = /[“「《][^”」》]*[”」》]/gu

/** Whether a worded text states nothing that the text before it did not: no number, no quoted name, none of what never appears. */
export function holdsFacts(before: string, after: string): boolean {
  const isKnown = (pattern: RegExp): boolean =>
    (after.match(pattern) ?? []).every((found) => numbersOf(before, pattern).has(found))
  const forbidden = NEVER_SAID.exec(after)?.[0]
  return (
    isKnown(NUMBERS) &&
    isKnown(COUNTED) &&
    isKnown(QUOTED) &&
    (forbidden === undefined || before.includes(forbidden))
  )
}

function numbersOf(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set(text.match(pattern))
}
