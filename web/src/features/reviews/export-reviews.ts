import type { FamilyPage } from '@pinge/contract/reviews/family.ts'
import { reviewStateNames } from '@pinge/contract/reviews/review-values.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { makeWorkbook, sheetOf } from '../../shared/table/make-table-file.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import type { TableColumn } from '../../shared/table/table-file.ts'
import type { ListedReview } from './pupils/ReviewPupils.tsx'

/** What a table says of a pupil beside the text. */
type Page = Pick<FamilyPage, 'studentId' | 'stuNo' | 'levels' | 'teacherWords'>
type ReviewFile = {
  reviews: readonly ListedReview[]
  pages: readonly Page[]
  className: string
  termName: string
}

/** All reviews of a term as a workbook, in the order of the class. */
export async function exportReviewTable(file: ReviewFile): Promise<void> {
  const { reviews, pages, className, termName } = file
  const columns = reviewColumns(pages)
  const workbook = await makeWorkbook([sheetOf({ sheetName: '期末评语', columns }, reviews)])
  saveFile(workbook, `${className}期末评语 ${termName}.xlsx`)
}

/** A whole review: whose, by number too, the text, the words beside it and the five levels. */
export function reviewColumns(pages: readonly Page[]): readonly TableColumn<ListedReview>[] {
  const pageOf = new Map(pages.map((page) => [page.studentId, page]))
  return [
    {
      heading: '学号',
      width: 12,
      type: 'text',
      value: ({ studentId }) => pageOf.get(studentId)?.stuNo ?? '',
    },
    { heading: '姓名', width: 16, type: 'text', value: ({ username }) => username },
    { heading: '评语', width: 90, type: 'text', value: ({ text }) => text },
    {
      heading: '寄语',
      width: 30,
      type: 'text',
      value: ({ studentId }) => pageOf.get(studentId)?.teacherWords ?? '',
    },
    ...qualityTypes.map(({ name }, place): TableColumn<ListedReview> => ({
      heading: name,
      width: 10,
      type: 'text',
      value: ({ studentId }) => pageOf.get(studentId)?.levels[place] ?? '',
    })),
    { heading: '字数', width: 8, type: 'number', value: ({ count }) => count },
    { heading: '状态', width: 8, type: 'text', value: ({ state }) => reviewStateNames[state] },
  ]
}
