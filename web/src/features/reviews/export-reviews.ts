import { reviewStateNames } from '@pinge/contract/reviews/review-values.ts'
import { makeWorkbook, sheetOf } from '../../shared/table/make-table-file.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import type { TableColumn } from '../../shared/table/table-file.ts'
import type { ListedReview } from './pupils/ReviewPupils.tsx'

type ReviewFile = { reviews: readonly ListedReview[]; className: string; termName: string }

/** All reviews of a term as a workbook, in the order of the class. */
export async function exportReviewTable({ reviews, className, termName }: ReviewFile): Promise<void> {
  const columns: readonly TableColumn<ListedReview>[] = [
    { heading: '姓名', width: 16, type: 'text', value: ({ username }) => username },
    { heading: '评语', width: 90, type: 'text', value: ({ text }) => text },
    { heading: '字数', width: 8, type: 'number', value: ({ count }) => count },
    { heading: '状态', width: 8, type: 'text', value: ({ state }) => reviewStateNames[state] },
  ]
  const workbook = await makeWorkbook([sheetOf({ sheetName: '期末评语', columns }, reviews)])
  saveFile(workbook, `${className}期末评语 ${termName}.xlsx`)
}
