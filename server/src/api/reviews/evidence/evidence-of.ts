import type { Evidence } from '@pinge/contract/reviews/review-values.ts'
import { factsOf } from '../draft/facts.ts'
import type { Ground } from './ground.ts'

/** What a sentence can be made of, as it is shown beside the text. */
export function evidenceOf(ground: Ground): Evidence[][] {
  return factsOf(ground).map(({ evidence }) => evidence)
}
