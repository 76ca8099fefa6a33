import { familyReport } from '@pinge/contract/reviews/family.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import * as reviews from '@pinge/contract/reviews/reviews.ts'
import type { Bodies, Ground } from './ground.ts'

/** 期末评语. */
export function reviewBodies({ classId, studentIds }: Ground): Bodies {
  const ofTerm = { classId, termKey: '2026-1' }
  const ofPupil = { ...ofTerm, studentId: studentIds[0] }
  const greeting = { text: '', evidence: [], isOwn: false }
  return {
    [reviews.reviewList.path]: ofTerm,
    [reviews.exportReviews.path]: ofTerm,
    [reviews.exportReviewTable.path]: ofTerm,
    [familyReport.path]: ofTerm,
    [polishReview.path]: { ...ofPupil, text: '写好了。' },
    [reviews.reviewDetail.path]: ofPupil,
    [reviews.saveReview.path]: { ...ofPupil, text: '写好了。', state: 'done' },
    [reviews.draftReviews.path]: { ...ofTerm, studentIds },
    [reviews.fillReviews.path]: { ...ofTerm, studentIds: studentIds.slice(1) },
    [reviews.rephraseReview.path]: { ...ofPupil, sentence: greeting, seed: 1 },
    // A pupil whose review the other rows leave alone.
    [reviews.lockReviews.path]: { ...ofTerm, studentIds: studentIds.slice(1), isLocked: true },
    [reviews.saveReviewSettings.path]: { classId, ...reviews.usualSettings },
    [reviews.savePhrase.path]: { tag: '性格', text: '你像小太阳。' },
    [reviews.removePhrase.path]: { id: 'no-phrase' },
  }
}
