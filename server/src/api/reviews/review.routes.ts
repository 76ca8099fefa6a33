import { familyReport } from '@pinge/contract/reviews/family.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import * as contract from '@pinge/contract/reviews/reviews.ts'
import type { ReviewModel } from '../../platform/config.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { draftReviews, fillReviews, rephraseReview } from './draft-reviews.ts'
import { readFamily } from './family/read-family.ts'
import { exportReviewTableFile } from './export-review-table.ts'
import { exportReviewsFile } from './export-reviews.ts'
import type { ReviewSources } from './evidence/sources.ts'
import { polishReview as askForPolish } from './polish/polish-review.ts'
import { listPhrases, removePhrase, savePhrase } from './phrases.ts'
import { listReviews, readReview } from './read-reviews.ts'
import { lockReviews, saveReview } from './save-reviews.ts'
import { readSettings, saveSettings } from './settings.ts'

export function reviewRoutes(
  endpoints: ApiEndpoints,
  sources: ReviewSources,
  model: ReviewModel | null,
): void {
  endpoints.classRead(contract.reviewList, listReviews)
  endpoints.classRead(contract.reviewDetail, (db, context, request) =>
    readReview(db, context, request, { sources, hasModel: model !== null }),
  )
  endpoints.classRead(familyReport, (db, context, request) => readFamily(db, context, request, sources))
  endpoints.classRead(polishReview, (db, context, request) => askForPolish(db, context, request, model))
  endpoints.classRead(contract.exportReviews, exportReviewsFile)
  endpoints.classRead(contract.exportReviewTable, exportReviewTableFile)
  endpoints.classRead(contract.reviewSettings, (db, { classId }) => readSettings(db, classId))
  endpoints.classWrite(contract.saveReviewSettings, saveSettings)
  endpoints.classWrite(contract.saveReview, saveReview)
  endpoints.classWrite(contract.lockReviews, lockReviews)
  const isDraft = true
  endpoints.classWrite(
    contract.draftReviews,
    (trx, context, request) => draftReviews(trx, context, request, sources),
    { isDraft },
  )
  endpoints.classWrite(contract.fillReviews, (trx, context, request) =>
    fillReviews(trx, context, request, sources),
  )
  endpoints.classWrite(
    contract.rephraseReview,
    (trx, context, request) => rephraseReview(trx, context, request, sources),
    { isDraft },
  )
  endpoints.teacherRead(contract.phraseList, listPhrases)
  endpoints.teacherWrite(contract.savePhrase, savePhrase)
  endpoints.teacherWrite(contract.removePhrase, removePhrase)
}
