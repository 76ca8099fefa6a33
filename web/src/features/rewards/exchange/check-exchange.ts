import type { Student } from '@pinge/contract/students.ts'

export type Wanted = { cost: number; count: number; stock: number | null }

export type ExchangeCheck = {
  /** What each pupil spends. */
  points: number
  lacking: readonly Student[]
  /** How many more than are left; 0 when there are enough. */
  overStock: number
}

/** What an exchange would mean, told before it is sent. */
export function checkExchange(students: readonly Student[], { cost, count, stock }: Wanted): ExchangeCheck {
  const points = cost * count
  const quantity = count * students.length
  return {
    points,
    lacking: students.filter(({ redeemScore }) => redeemScore < points),
    overStock: stock === null ? 0 : Math.max(0, quantity - stock),
  }
}
