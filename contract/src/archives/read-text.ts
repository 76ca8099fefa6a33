import { EXEMPT } from './cells.ts'

/** A cell that was understood, or a sentence that says why not. Null is an empty cell. */
export type ReadCell = { value: number | string | null } | { msg: string }

const exemptWords = new Set(['免测', '免试', '免考', '免', EXEMPT])

/**
 * Text in plain signs: full-width digits and letters, all kinds of primes, quotes and dashes, and the full stop that a
 * Chinese keyboard writes between two digits.
 */
export function inPlainSigns(typed: string): string {
  return visibleText(typed)
    .replace(/[´ˊ＇‘’′`]/g, "'")
    .replace(/[“”″＂〃]/g, '"')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(\d)。(?=\d)/g, '$1.')
    .replace(/''/g, '"')
    .trim()
}

/** Without the signs of no width that come along with what is copied. */
export function visibleText(typed: string): string {
  return typed.replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
}

export function isExempt(text: string): boolean {
  return exemptWords.has(text.toLowerCase())
}

/** A decimal number with nothing beside it; thousands may be set apart by commas. */
export function readNumber(text: string): number | undefined {
  const plain = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) && plain.length <= 20 ? Number(plain) : undefined
}

/** How many decimals a number was written with; zeros at the end say nothing. */
export function decimalsOf(value: number): number {
  return /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
}
