import type { Evidence } from '@pinge/contract/reviews/review-values.ts'
import type { Bank } from './language.ts'

/** Something that a sentence may say of a pupil. */
export type Fact = {
  /** Alike for all pupils of whom the same can be said: their sentences are chosen from the same ones. */
  key: string
  bank: Bank
  /** What stands in the places of the sentence. */
  fields: Readonly<Record<string, string>>
  evidence: Evidence[]
}
