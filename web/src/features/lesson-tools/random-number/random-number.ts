import type { Random } from '@pinge/contract/values/seeded-random.ts'

/** What the specification says to the letter. */
export const ORDER_MESSAGE = '最小值必须小于最大值'
export const INTEGER_MESSAGE = '最小值和最大值必须是整数'

export type NumberRange = { min: number; max: number }

/** The two ends as they were typed, or why they cannot be drawn between. */
export function readRange(min: string, max: string): NumberRange | { problem: string } {
  const range = { min: readInteger(min), max: readInteger(max) }
  if (!Number.isSafeInteger(range.min) || !Number.isSafeInteger(range.max))
    return { problem: INTEGER_MESSAGE }
  if (range.min >= range.max) return { problem: ORDER_MESSAGE }
  return range
}

function readInteger(typed: string): number {
  // A full-width digit or minus is what a Chinese keyboard writes.
  const plain = typed.trim().normalize('NFKC').replaceAll('−', '-')
  return /^[+-]?\d+$/.test(plain) ? Number(plain) : Number.NaN
}

/** One of the integers from min to max, both ends among them, each with the same chance. */
export function drawNumber({ min, max }: NumberRange, random: Random): number {
  return min + Math.floor(random() * (max - min + 1))
}
