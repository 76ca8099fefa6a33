import { reviewStateNames } from '@pinge/contract/reviews/review-values.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { Paper, PaperTable } from '../../shared/ui/layout/Paper.tsx'
import type { ListedReview } from './pupils/ReviewPupils.tsx'
import type { Unsaved } from './sending/use-review-sender.ts'

export type ReviewsPaperProps = {
  classId: string
  className: string
  termName: string
  reviews: readonly ListedReview[]
  unsaved: Unsaved
}

/** The reviews of a class in a term as they are saved, on paper; what families get is a screen of its own. */
export function ReviewsPaper({ classId, className, termName, reviews, unsaved }: ReviewsPaperProps) {
  const done = reviews.filter(({ state }) => state === 'done').length
  const notes = [
    termName,
    `已完成 ${done} / ${reviews.length} 人`,
    unsaved.size === 0 ? '' : `${unsaved.size} 人的评语还没存上，印的是之前的`,
  ]
  return (
    <Paper classId={classId} className={className} title="期末评语" notes={notes}>
      {() => (
        <PaperTable
          label="期末评语"
          headings={['学号', '姓名', '评语', '状态']}
          rows={reviews
            .toSorted(compareStudentNumbers)
            .map(({ stuNo, username, text, state }) => [stuNo, username, text, reviewStateNames[state]])}
          unbroken={[3]}
        />
      )}
    </Paper>
  )
}
