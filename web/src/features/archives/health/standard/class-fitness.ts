import { healthRates, meanOf, type HealthRates } from '@pinge/contract/archives/figures.ts'
import type { Assessment } from '@pinge/contract/archives/fitness/assess.ts'

export type ClassFitness = HealthRates & {
  /** Of the totals of those who are fully tested. */
  mean: number | null
  /** Parts of the class that add up to all of it. */
  parts: { name: '优秀' | '良好' | '及格' | '待提高' | '未测完' | '有免测'; count: number }[]
  missingCells: number
}

/** What the tests of a class come to. */
export function classFitness(
  all: readonly Pick<Assessment, 'level' | 'total' | 'missing' | 'exempt'>[],
): ClassFitness {
  const rates = healthRates(all)
  const totals = all.flatMap(({ total }) => total ?? [])
  const open = all.filter(({ level }) => level === null)
  const isExempt = ({ missing, exempt }: (typeof all)[number]) => missing.length === 0 && exempt.length > 0
  const exempt = open.filter(isExempt).length
  return {
    ...rates,
    mean: meanOf(totals),
    parts: [
      ...rates.levels,
      { name: '未测完', count: open.length - exempt },
      { name: '有免测', count: exempt },
    ],
    missingCells: all.reduce((sum, { missing }) => sum + missing.length, 0),
  }
}
